import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Calls a handler once for each path and caches the response, compressed with Brotli. As with a
 * CDN, measurements of a page then do not include the time to compress its files.
 */
export function createAnswerCache(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  const answers = new Map<string, Promise<Answer>>();

  const request = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const options = {
        host: '127.0.0.1',
        port,
        path,
        agent: false,
        headers: { 'Accept-Encoding': 'br' },
      };
      get(options, (response) => {
        // Headers that belong to this connection.
        const { connection: _, 'transfer-encoding': __, ...headers } = response.headers;
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 502, headers, body });
        }, reject);
      }).on('error', reject);
    });

  return {
    /** The response to `GET path`. */
    answer(path: string): Promise<Answer> {
      const known = answers.get(path) ?? request(path);
      answers.set(path, known);
      return known;
    },
    close(): void {
      server.close();
    },
  };
}
