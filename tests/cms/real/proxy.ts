import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Removable } from './for-this-file';

export interface ProxiedRequest {
  path: string;
  /** Of a list, starting at 1. */
  page: number;
}

/** A proxy between the shop and the CMS that records requests. */
export interface Proxy extends Removable {
  url: string;
  requests: ProxiedRequest[];
  /** Awaited before a request is forwarded. */
  before: (request: ProxiedRequest) => Promise<void> | void;
  /** Forgets recorded requests and `before`. */
  reset: () => void;
}

/** @param target address of the CMS */
export async function startProxy(target: string): Promise<Proxy> {
  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    before: () => undefined,
    reset() {
      proxy.requests = [];
      proxy.before = () => undefined;
    },
    remove: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', target);
    const page = Number(url.searchParams.get('pagination[page]') ?? 1);
    const received = { path: url.pathname, page };
    proxy.requests.push(received);

    await proxy.before(received);
    const headers = Object.fromEntries(
      ['accept', 'authorization', 'content-type', 'strapi-response-format'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const answer = await fetch(url, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-length': body.length,
    });
    response.end(body);
  }
  return proxy;
}
