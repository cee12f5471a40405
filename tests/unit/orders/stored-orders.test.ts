import fc from 'fast-check';
import { MAX_ORDERS } from '~/contracts/order-states';
import { describe, expect, it } from 'vitest';
import { addOrder, decodeOrders, encodeOrders, type Orders } from '~/features/orders/stored-orders';
import { anyOrders, placed } from './placed-orders';
import { property } from '../property';

const stored = (...orders: unknown[]) => JSON.stringify({ version: 1, orders });
const other = placed({ id: 'o2' });

describe('stored orders', () => {
  property('survive encoding and decoding', [anyOrders], (orders) => {
    expect(decodeOrders(encodeOrders(orders))).toEqual(orders);
  });

  it('are the newest, each once', () => {
    const ids = Array.from({ length: MAX_ORDERS + 2 }, (_, index) => String(index));
    const orders = ids.reduce<Orders>((orders, id) => addOrder(orders, placed({ id })), []);
    expect(orders.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, MAX_ORDERS));
    expect(addOrder(orders, placed({ id: '5', reference: 'again' }))).toBe(orders);
  });
});

describe('invalid stored orders', () => {
  it.each(['', 'null', '7', '[]', '{}', '{"version":1}', '{"orders":{}}', '{"orders":[{"id":"o'])(
    'are decoded as none: %j',
    (text) => {
      expect(decodeOrders(text)).toEqual([]);
    },
  );

  it.each([
    null,
    'o1',
    { ...placed(), id: '' },
    { ...placed(), reference: 7 },
    { ...placed(), placedAt: 1e300 },
    { ...placed(), placedAt: 'today' },
    { ...placed(), locale: 'fr' },
    { ...placed(), method: 'cheque' },
    { ...placed(), instructions: null },
    { ...placed(), customer: null },
    { ...placed(), customer: { ...placed().customer, phone: 9 } },
    { ...placed(), lines: [] },
    { ...placed(), lines: [...placed().lines, null] },
    { ...placed(), lines: [{ ...placed().lines[0], quantity: 0 }] },
    { ...placed(), lines: [{ ...placed().lines[0], quantity: 1.5 }] },
    { ...placed(), lines: [{ ...placed().lines[0], price: -1 }] },
    { ...placed(), totals: { ...placed().totals, shipping: '40' } },
    { ...placed(), totals: { ...placed().totals, discount: 5, code: 'SPRING' } },
    { ...placed(), totals: undefined },
    { ...placed(), totals: { ...placed().totals, total: 1 } },
    { ...placed(), payment: null },
    { ...placed(), payment: { session: 'cs_1', state: 'refunded' } },
    { ...placed(), payment: { session: '', state: 'paid' } },
  ])('lose the invalid order as a whole, and no other: %j', (wrong) => {
    expect(decodeOrders(stored(wrong, other))).toEqual([other]);
  });

  it('never contain unknown fields, such as card data', () => {
    const tampered = { ...placed(), card: '4111', customer: { ...placed().customer, cvc: '123' } };
    expect(decodeOrders(stored(tampered))).toEqual([placed()]);
  });

  const tampered = fc
    .tuple(fc.constantFrom(...Object.keys(placed())), fc.jsonValue())
    .map(([field, value]) => stored({ ...placed(), [field]: value }, other, other));
  const cutOff = fc
    .tuple(anyOrders.map(encodeOrders), fc.nat({ max: 600 }))
    .map(([text, length]) => text.slice(0, length));
  property(
    'are valid orders for any text',
    [fc.oneof(fc.string(), fc.json(), tampered, cutOff)],
    (text) => {
      const orders = decodeOrders(text);
      expect(orders.length).toBeLessThanOrEqual(MAX_ORDERS);
      expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
      for (const { placedAt, lines } of orders) {
        expect(() => new Date(placedAt).toISOString()).not.toThrow();
        expect(lines.length).toBeGreaterThan(0);
      }
      // Decoding is idempotent.
      expect(decodeOrders(encodeOrders(orders))).toEqual(orders);
    },
  );
});
