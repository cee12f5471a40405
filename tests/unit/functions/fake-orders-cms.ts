import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { z } from 'zod';
import { setTimeout as pause } from 'node:timers/promises';
import {
  alertRecordSchema,
  messageRecordSchema,
  reviewRecordSchema,
} from '~/contracts/form-schema';
import { codeHoldSchema, codeRequestSchema } from '~/contracts/code-schema';
import { isSameContent } from '~/contracts/order';
import { orderKeySchema, orderRecordSchema } from '~/contracts/order-schema';
import {
  changesOf,
  numbered,
  stateFor,
  type Order,
} from '../../../scripts/cms/src/orders/order-rules';
import {
  isLeft,
  otherHolds,
  termsOf,
  withHold,
  type Code,
} from '../../../scripts/cms/src/orders/code-rules';
import { listenLocally } from '../../../scripts/server/local-server';
import { fakeBookings } from './fake-bookings';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  messages: messageRecordSchema,
  alerts: alertRecordSchema,
  reviews: reviewRecordSchema,
};

/**
 * An in-memory version of the CMS's order API, with the same rules; tests/cms/real/orders.test.ts
 * tests the real one.
 */
export async function startFakeOrdersCms(token: string) {
  const orders = new Map<string, Order>();
  const stock: Record<string, number> = {};
  const codes = new Map<string, Code>();
  const bookings = fakeBookings();
  /** Bodies sent to other paths, such as `messages/…`. */
  const received = new Map<string, unknown>();
  const state = {
    /**
     * `lost`: the order is written, but the response never arrives. `proxy`: a page comes in its place.
     * `idle`: connections have been closed when the next request is sent on them.
     */
    fault: undefined as 'down' | 'lost' | 'proxy' | 'idle' | undefined,
    /** The status of responses to other paths. */
    refusal: undefined as number | undefined,
    /** ms before the response about stock, or to an order, which is written at once. */
    delay: 0,
  };

  function freeReference(reference: string, id: string): string {
    for (let number = 1; ; number += 1) {
      const free = numbered(reference, number);
      const isTaken = [...orders].some(
        ([other, order]) => other !== id && order.reference === free,
      );
      if (!isTaken) return free;
    }
  }

  function record(sentTo: string, sent: unknown) {
    const { data } = orderRecordSchema.safeParse(sent);
    if (!data) return { status: 400, body: {} };
    const known = orders.get(sentTo);
    const id = (known && !isSameContent(known, data) && data.session) || sentTo;
    const before = orders.get(id);
    const change = before ? changesOf(before, data) : { ...data, state: stateFor(data.payment) };
    if (!change) return { status: 409, body: {} };
    const code = before ? undefined : codes.get(data.code ?? '');
    if (code) {
      if (!data.session && !isLeft(code, { id }, Date.now())) return { status: 410, body: {} };
      code.used = (code.used ?? 0) + 1;
      code.holds = otherHolds(code, id, Date.now());
    }
    const order = { ...before, ...change, ...(code && { codeCounted: code.code }) } as Order;
    order.reference = freeReference(order.reference, id);
    orders.set(id, order);
    const { reference, placedAt } = order;
    return { status: before ? 200 : 201, body: { data: { reference, placedAt } } };
  }

  const stockOf = (query: URLSearchParams) =>
    Object.fromEntries(
      (query.get('ids') ?? '').split(',').flatMap((id) => (id in stock ? [[id, stock[id]]] : [])),
    );

  const states = (query: URLSearchParams) =>
    Object.fromEntries(
      (query.get('ids') ?? '').split(',').flatMap((id) => {
        const order = orders.get(id);
        return order ? [[id, { tracking: null, refunded: 0, mail: null, ...order }]] : [];
      }),
    );

  function lookup(sent: unknown) {
    const key = orderKeySchema.parse(sent);
    const data =
      'id' in key
        ? orders.get(key.id)
        : [...orders.values()].find(
            (order) => order.reference === key.reference && order.email === key.email,
          );
    return { status: data ? 200 : 404, body: { data } };
  }

  function answerCode(action: string, sent: unknown) {
    const { code: name, id } = codeRequestSchema.parse(sent);
    const code = codes.get(name);
    const buyer = { id, codeCounted: orders.get(id ?? '')?.codeCounted };
    if (action === 'look' || !code) return termsOf(code, buyer, Date.now());
    const { id: order } = codeHoldSchema.parse(sent);
    const held = withHold(code, { ...buyer, id: order }, Date.now());
    if (action === 'release') code.holds = otherHolds(code, order, Date.now());
    else if ('holds' in held) code.holds = held.holds;
    return held;
  }

  const used = new WeakSet<object>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isClosed = state.fault === 'idle' && used.has(request.socket);
    if (state.fault === 'down' || isClosed) return void request.socket.destroy();
    used.add(request.socket);
    if (state.fault === 'proxy') return void response.end('<p>Back soon</p>');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const id = pathname.split('/').at(-1) ?? '';
    const isAllowed = request.headers.authorization === `Bearer ${token}`;
    const isWrite = request.method === 'PUT';
    const isOrder = pathname.startsWith('/api/orders/');
    const isBooking = pathname.startsWith('/api/bookings/');
    const sent = isOrder || request.method === 'GET' ? undefined : await json(request);
    const isForm = isWrite && !isOrder;
    const isNew = !received.has(pathname.slice(5));
    if (isAllowed && isForm && !state.refusal) received.set(pathname.slice(5), sent);
    const schema = SCHEMAS[pathname.split('/')[2] ?? ''];
    const { status, body } = !isAllowed
      ? { status: 401, body: {} }
      : isForm && (state.refusal || schema?.safeParse(sent).success === false)
        ? { status: state.refusal ?? 400, body: {} }
        : isBooking
          ? bookings.answer(pathname.slice(5), searchParams, sent)
          : pathname.startsWith('/api/codes/')
            ? { status: 200, body: { data: answerCode(id, sent) } }
            : isOrder && isWrite
              ? record(id, await json(request))
              : id === 'lookup'
                ? lookup(await json(request))
                : {
                    status: isForm && isNew ? 201 : 200,
                    body: {
                      data:
                        id === 'states'
                          ? states(searchParams)
                          : id === 'stock'
                            ? stockOf(searchParams)
                            : {},
                    },
                  };
    if (state.fault === 'lost' && isWrite) return void request.socket.destroy();
    if (isWrite || id === 'stock') await pause(state.delay, undefined, { ref: false });
    response.writeHead(status).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void answer(request, response));
  return {
    ...(await listenLocally(server)),
    orders,
    bookings: bookings.bookings,
    received,
    /** Stock by product. */
    stock,
    codes,
    state,
  };
}
