import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Removable } from './for-this-file';

/** What goes wrong with an answer on its way; what the CMS said is as it was, or not asked for. */
export type Fault =
  /** The connection ends in the middle of the body. */
  'cut' | { status: number; headers: Record<string, string> };

export interface Asked {
  path: string;
  /** From 1; for a list. */
  page: number;
  /** ms */
  at: number;
}

/** What stands between the shop and the CMS, and does no harm unless told to. */
export interface Proxy extends Removable {
  url: string;
  asked: Asked[];
  /** Awaited before the CMS is asked. */
  before: (asked: Asked) => Promise<Fault | undefined> | Fault | undefined;
  /** Forgets what it was told and asked. */
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
    asked: [],
    before: () => undefined,
    reset() {
      proxy.asked = [];
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
    const asked = { path: url.pathname, page, at: Date.now() };
    proxy.asked.push(asked);

    const fault = await proxy.before(asked);
    if (typeof fault === 'object') {
      response.writeHead(fault.status, fault.headers).end('{"data":null}');
      return;
    }
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
    if (fault === 'cut') {
      response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
    } else response.end(body);
  }
  return proxy;
}
