import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { createAnswerCache } from '../server/answer-cache.ts';
import { createHandler } from '../server/handler.ts';
import { netlifyRules } from '../server/netlify-rules.ts';
import { root } from '../toolchain/node.mjs';

/**
 * Serves a built site over TLS and HTTP/2 as Netlify does, from memory: compression would compete with the
 * browser for the CPU.
 */
export async function serveTls(folder: string) {
  const handle = createHandler(folder, netlifyRules(join(root, 'netlify.toml')));
  const answerCache = createAnswerCache((request, response) => {
    void handle(request, response);
  });
  const certificate = await getCertificate(join(root, '.cache', 'tls'));
  const server = createSecureServer(
    { key: certificate, cert: certificate },
    (request, response) => {
      void answerCache.answer(request.url).then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(body);
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    /** Compresses the answers to these paths in advance. */
    prepare: async (paths: readonly string[]): Promise<void> => {
      for (const path of paths) await answerCache.answer(path);
    },
    close: () => {
      server.close();
      answerCache.close();
    },
  };
}
