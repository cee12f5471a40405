import { createServer } from 'node:http';
import { listenLocally } from '../../../scripts/server/local-server.ts';

interface SlowDocument {
  origin: string;
  /** Sends the rest of the document. */
  release: () => void;
}

/** The island's cards follow this; what precedes it includes all controls. */
const CUT = '<article';

/** Serves a site with one document that stops before its first card until it is released. */
export async function withSlowDocument(
  site: string,
  path: string,
  use: (slow: SlowDocument) => Promise<void>,
): Promise<void> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    void fetch(site + (request.url ?? '')).then(async (original) => {
      response.writeHead(original.status, {
        'Content-Type': original.headers.get('Content-Type') ?? '',
      });
      if (request.url !== path) {
        response.end(new Uint8Array(await original.arrayBuffer()));
        return;
      }
      const html = await original.text();
      const cut = html.indexOf(CUT);
      response.write(html.slice(0, cut));
      await released;
      response.end(html.slice(cut));
    });
  });
  const { port, stop } = await listenLocally(server);
  try {
    await use({ origin: `http://localhost:${port}`, release: () => resolve(undefined) });
  } finally {
    await stop();
  }
}
