import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a handler for each address once and keeps the answer, compressed with Brotli: as a CDN does,
 * so that who measures a page does not measure the compression of its files beside it.
 */
export function createRemembered(handle: RequestListener) {
  const server = createServer(handle).listen(0);
  const answers = new Map<string, Promise<Answer>>();

  const ask = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const options = { port, path, agent: false, headers: { 'Accept-Encoding': 'br' } };
      get(options, (response) => {
        // What is about this connection is not the answer's.
        const { connection: _, 'transfer-encoding': __, ...headers } = response.headers;
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 502, headers, body });
        }, reject);
      }).on('error', reject);
    });

  return {
    /** The answer to `GET path`. */
    answer(path: string): Promise<Answer> {
      const known = answers.get(path) ?? ask(path);
      answers.set(path, known);
      return known;
    },
    close(): void {
      server.close();
    },
  };
}
