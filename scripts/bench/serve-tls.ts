import { get, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { serveFolder } from '../server/serve-folder.ts';
import { root } from '../toolchain/node.mjs';

/**
 * Serves a built site over TLS and HTTP/2 as Netlify does, from memory: each path is compressed once, as
 * compression would compete with the browser for the CPU.
 */
export async function serveTls(folder: string) {
  const plain = await serveFolder(folder);
  const answers = new Map<string, ReturnType<typeof fetchCompressed>>();

  async function fetchCompressed(path: string) {
    const headers = { 'Accept-Encoding': 'br' };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(plain.url + path, { agent: false, headers }, resolve).on('error', reject);
    });
    // Headers that belong to this connection.
    const { connection: _, 'transfer-encoding': __, ...others } = response.headers;
    return {
      status: response.statusCode ?? 502,
      headers: others,
      body: await buffer(response),
    };
  }

  function answer(path: string) {
    const known = answers.get(path) ?? fetchCompressed(path);
    answers.set(path, known);
    return known;
  }

  const certificate = await getCertificate(join(root, '.cache', 'tls'));
  const server = createSecureServer(
    { key: certificate, cert: certificate },
    (request, response) => {
      void answer(request.url).then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(body);
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    /** Compresses the answers to these paths in advance. */
    prepare: async (paths: readonly string[]): Promise<void> => {
      for (const path of paths) await answer(path);
    },
    close: () => {
      server.close();
      void plain.stop();
    },
  };
}
