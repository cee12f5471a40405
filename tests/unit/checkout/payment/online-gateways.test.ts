import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from '~/features/checkout/payment/gateway';
import {
  orderGateway,
  stripeGateway,
  withEarlierPayment,
} from '~/features/checkout/payment/online-gateways';
import * as unpaid from '~/features/checkout/payment/unpaid-orders';
import { markSent, wasSent } from '~/features/orders/order-id';
import * as orders from '~/features/orders/orders-store';
import type { PaymentState } from '~/contracts/order';
import { memoryStorage } from '../../memory-storage';
import { placed } from '../../orders/placed-orders';

const { reference, placedAt, ...order } = placed({ id: 'a'.repeat(32), method: 'card' });
const transfer = { ...order, method: 'bank' } as const;
const receipt = { reference, placedAt };
const page = 'https://pay.example/c/cs_test_1';
const context = { paymentAddress: 'https://pay.example', onUnsure: vi.fn() };
const accepted = { type: 'accepted', receipt };
const redirected = { type: 'redirect', url: page };
const stateOf = (state: PaymentState): Reply => [
  200,
  { ...receipt, id: order.id, state, total: order.totals.total },
];

type Reply = [status: number, body: unknown];
let calls: string[];
let bodies: unknown[];
/** Answers calls of the shop in order; those without a reply fail. */
function replies(...left: (Reply | undefined)[]) {
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, headers }: RequestInit) => {
    calls.push(`${method} ${url}`);
    bodies.push(typeof body === 'string' ? JSON.parse(body) : body);
    // As the functions of the shop do.
    const isJson = new Headers(headers).get('Content-Type') === 'application/json';
    if (method === 'POST' && !isJson) return Promise.resolve(new Response(null, { status: 415 }));
    const [status, answer] = left.shift() ?? [];
    if (status === undefined) return Promise.reject(new TypeError('failed'));
    return Promise.resolve(Response.json(answer, { status }));
  });
}
const outcomeOf = (result: Promise<object>) =>
  result.catch((error: unknown) => (error instanceof RefusedError ? error.refusal.reason : error));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  orders.$orders.set([]);
  context.onUnsure.mockClear();
  calls = [];
  bodies = [];
});
afterEach(() => {
  orders.$orders.set([]);
  vi.useRealTimers();
});

describe('an order by card', () => {
  it('leads to the page of the provider, and is kept with its session', async () => {
    replies([200, { url: page }]);
    expect(await stripeGateway(order, context)).toEqual(redirected);
    expect(calls).toEqual(['POST /api/checkout']);
    expect(bodies).toMatchObject([
      { id: order.id, lines: [{ id: '7', quantity: 2, price: 7480 }], total: 14_960 },
    ]);
    expect(unpaid.all()).toEqual([{ ...order, leftAt: Date.now(), session: 'cs_test_1' }]);
  });

  it.each<[Reply, string]>([
    [[402, { error: 'declined' }], 'declined'],
    [[200, { url: 'https://evil.example/cs_test_1' }], 'unavailable'],
    [[200, null], 'unavailable'],
  ])('that is answered %j is %s, and not kept', async (reply, reason) => {
    replies(reply);
    expect(await outcomeOf(stripeGateway(order, context))).toBe(reason);
    expect(unpaid.all()).toEqual([]);
  });

  it('may lead to its confirmation in this shop', async () => {
    const url = 'https://shop.example/order/confirmation?session=cs_test_1';
    replies([200, { url }]);
    expect(await stripeGateway(order, context)).toEqual({ type: 'redirect', url });
  });
});

describe('an order by bank transfer', () => {
  const send = async () => {
    const outcome = outcomeOf(orderGateway(transfer, context));
    await vi.runAllTimersAsync();
    return outcome;
  };
  const unsure: Reply = [503, { error: 'unsure' }];
  const unavailable: Reply = [503, { error: 'unavailable' }];

  it.each<[number, unknown, (Reply | undefined)[]]>([
    [1, accepted, [[201, receipt]]],
    [3, accepted, [undefined, unsure, [201, receipt]]],
    [3, accepted, [undefined, unavailable, [201, receipt]]],
    [3, accepted, [unsure, [429, { error: 'too-many' }], [201, receipt]]],
    [5, 'unsure', []],
    [1, 'invalid', [[400, { error: 'invalid' }]]],
    [2, 'used', [unsure, [409, { error: 'used' }]]],
    [1, 'unavailable', [unavailable]],
    [5, 'unsure', [[201, {}]]],
    [5, 'unsure', [[500, receipt]]],
  ])('is sent %i times until it is %j: %j', async (times, outcome, answers) => {
    replies(...answers);
    const start = Date.now();
    expect(await send()).toEqual(outcome);
    expect(calls).toEqual(Array(times).fill('POST /api/order'));
    expect(context.onUnsure).toHaveBeenCalledTimes(times - 1);
    expect(Date.now() - start).toBe(1000 * (2 ** times - 2));
    expect(wasSent(order.id)).toBe(times > 1 || outcome === accepted);
  });

  it('is not sent without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toBe('offline');
    expect(wasSent(order.id)).toBe(false);
  });

  it.each([true, false])(
    'that was not answered before is not called refused by a shop that cannot look (online: %s)',
    async (onLine) => {
      vi.stubGlobal('navigator', { onLine });
      markSent(order.id);
      replies(...(onLine ? Array<Reply>(5).fill(unavailable) : []));
      expect(await send()).toBe('unsure');
      expect(calls.length > 0).toBe(onLine);
      expect(wasSent(order.id)).toBe(true);
    },
  );
});

describe('after an earlier payment of the order', () => {
  const ask = `/api/checkout?session=cs_test_1`;
  const gateway = vi.fn(() => Promise.resolve(redirected as never));
  const submit = (sent: Parameters<typeof stripeGateway>[0]) =>
    outcomeOf(withEarlierPayment(gateway)(sent, context));
  const leave = (session?: string) => {
    unpaid.put({ ...order, leftAt: 1, ...(session && { session }) });
  };
  beforeEach(() => {
    vi.setSystemTime(1);
    gateway.mockClear();
  });

  it.each([
    ['none', undefined, order, redirected],
    ['one without a session, by the same method', '', order, redirected],
    ['one without a session, by another method', '', transfer, 'used'],
  ])('%s: the gateway decides, unless both could be paid', async (_, session, sent, outcome) => {
    if (session !== undefined) leave(session);
    replies();
    expect(await submit(sent)).toEqual(outcome);
    expect(calls).toEqual([]);
  });

  it.each<[Reply, typeof order, unknown, string]>([
    [stateOf('paid'), order, accepted, 'GET'],
    [stateOf('open'), order, redirected, 'GET'],
    [stateOf('failed'), order, 'used', 'GET'],
    [[404, {}], order, redirected, 'GET'],
    [[500, {}], order, 'unavailable', 'GET'],
    [stateOf('pending'), transfer, accepted, 'DELETE'],
    [stateOf('open'), transfer, 'used', 'DELETE'],
    [stateOf('failed'), transfer, 'used', 'DELETE'],
  ])('that is %j, an order by $method is %j', async (reply, sent, outcome, method) => {
    leave('cs_test_1');
    replies(reply);
    expect(await submit(sent)).toEqual(outcome);
    expect(calls).toEqual([`${method} ${ask}`]);
    expect(gateway).toHaveBeenCalledTimes(outcome === redirected ? 1 : 0);
  });

  it('keeps the id of a transfer that the shop may already have', async () => {
    markSent(order.id);
    leave();
    replies(stateOf('failed'));
    expect(await submit(transfer)).toEqual(redirected);
    leave('cs_test_1');
    expect(await submit(transfer)).toEqual(redirected);
  });

  it.each<[PaymentState, unknown]>([
    ['paid', accepted],
    ['open', 'used'],
  ])('closes the page of a changed order, which was %s: %j', async (state, outcome) => {
    leave('cs_test_1');
    replies(stateOf('open'), stateOf(state));
    gateway.mockRejectedValueOnce(new RefusedError({ reason: 'used' }));
    expect(await submit(order)).toEqual(outcome);
    expect(calls).toEqual([`GET ${ask}`, `DELETE ${ask}`]);
  });

  it.each([new RefusedError({ reason: 'declined' }), new Error('another')])(
    'keeps the page open after %s',
    async (error) => {
      leave('cs_test_1');
      replies(stateOf('open'));
      gateway.mockRejectedValueOnce(error);
      await expect(withEarlierPayment(gateway)(order, context)).rejects.toBe(error);
      expect(calls).toEqual([`GET ${ask}`]);
    },
  );
});
