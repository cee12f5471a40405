import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  afterPayment,
  isSameOrder,
  type Content,
  type Payment,
  type State,
} from '../../../scripts/cms/src/orders/order-rules.js';

interface StoredOrder extends Content {
  reference: string;
  placedAt: string;
  locale: string;
  payment: Payment;
  state: State;
}

type Message = Omit<StoredOrder, 'payment' | 'state'> & { state: Payment };

/**
 * The API for orders of the CMS that comes with the shop, in memory and with the same rules;
 * tests/cms/real/orders.test.ts is about the real one.
 */
export async function startFakeOrdersCms(token: string) {
  const orders = new Map<string, StoredOrder>();
  const stock: Record<string, number> = {};
  const state = {
    /** `lost`: the order is written, but the response never arrives. */
    fault: undefined as 'down' | 'lost' | undefined,
  };

  function record(id: string, { state: payment, ...message }: Message) {
    const before = orders.get(id);
    if (before && !isSameOrder(before, message)) return { status: 409, body: {} };
    const order: StoredOrder = before
      ? { ...before, ...afterPayment(before, payment) }
      : { ...message, payment, state: payment };
    orders.set(id, order);
    const { reference, placedAt } = order;
    return { status: before ? 200 : 201, body: { data: { reference, placedAt } } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.fault === 'down') return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const id = pathname.split('/').at(-1) ?? '';
    const isAllowed = request.headers.authorization === `Bearer ${token}`;
    const { status, body } = !isAllowed
      ? { status: 401, body: {} }
      : request.method === 'PUT'
        ? record(id, (await json(request)) as Message)
        : { status: 200, body: { data: stock } };
    if (state.fault === 'lost') return void request.socket.destroy();
    response.writeHead(status).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    /** By product. */
    stock,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
