import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentState } from '~/contracts/order';
import { fetchState, settleAll, settleSession } from '~/features/checkout/payment/payments';
import * as unpaid from '~/features/checkout/payment/unpaid-orders';
import * as orders from '~/features/orders/orders-store';
import { memoryStorage } from '../../memory-storage';
import { placed } from '../../orders/placed-orders';

const { reference, placedAt, ...order } = placed({ method: 'card' });
const idOf = (letter: string) => letter.repeat(32);
const stateOf = (letter: string, state: PaymentState) => ({
  id: idOf(letter),
  state,
  total: order.totals.total,
  reference,
  placedAt,
});

/** Answers of the shop by session. */
let answers: Record<string, [status: number, body: unknown]>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (url: string, { method = '' }: RequestInit) => {
    const session = new URL(url, 'https://shop.example').searchParams.get('session') ?? '';
    asked.push(`${method} ${session}`);
    const [status, body] = answers[session] ?? [500, {}];
    return Promise.resolve(Response.json(body, { status }));
  });
  orders.$orders.set([]);
});
afterEach(() => {
  orders.$orders.set([]);
});

const leave = (letter: string, session?: string) => {
  unpaid.put({ ...order, id: idOf(letter), leftAt: Date.now(), ...(session && { session }) });
};

describe('the state of a payment', () => {
  it.each([404, 400])('is unknown to the shop if it answers %i', async (status) => {
    answers = { s: [status, {}] };
    expect(await fetchState('s')).toBeUndefined();
    expect(await settleSession('s')).toBeUndefined();
  });

  it.each<[number, unknown]>([
    [500, stateOf('a', 'paid')],
    [200, {}],
  ])('is not known from %i %j', async (status, body) => {
    answers = { s: [status, body] };
    await expect(fetchState('s')).rejects.toThrow('unavailable');
  });

  it('is asked for with GET, and with DELETE closes the page', async () => {
    answers = { 's&t': [200, stateOf('a', 'open')] };
    expect(await fetchState('s&t')).toEqual(stateOf('a', 'open'));
    await fetchState('s&t', 'DELETE');
    expect(asked).toEqual(['GET s&t', 'DELETE s&t']);
  });
});

it('all payments that are not final are asked for; the id is that of an order placed now', async () => {
  leave('a', 'left');
  leave('b', 'fails');
  leave('c');
  const before = { reference, placedAt };
  const known = (letter: string, session: string, state: 'paid' | 'pending') =>
    orders.add({ ...order, ...before, id: idOf(letter), payment: { session, state } });
  known('d', 'waits', 'pending');
  known('e', 'done', 'paid');
  orders.add({ ...order, ...before, id: idOf('f'), method: 'bank' });
  answers = {
    left: [200, stateOf('a', 'paid')],
    waits: [200, stateOf('d', 'paid')],
  };
  expect(await settleAll()).toBe(idOf('a'));
  expect(orders.find(idOf('a'))?.payment).toEqual({ session: 'left', state: 'paid' });
  expect(asked.sort()).toEqual(['GET fails', 'GET left', 'GET waits']);
  expect(orders.find(idOf('d'))?.payment?.state).toBe('paid');
  expect(await settleAll()).toBeUndefined();
});

it('an unpaid order is deleted from the device after a week, and not asked about', async () => {
  unpaid.put({ ...order, leftAt: Date.now() - 7 * 86_400_000 - 1, session: 'expired' });
  await settleAll();
  expect(localStorage.getItem('overtone:unpaid')).toBeNull();
  expect(asked).toEqual([]);
});
