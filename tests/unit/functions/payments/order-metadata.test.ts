import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totals } from '~/features/cart/totals';
import { customerFields, type Customer } from '~/features/checkout/orders/order';
import { chunksOf, decodeOrder, encodeOrder } from '~/functions/payments/order-metadata';
import type { PricedOrder } from '~/functions/orders/priced-order';
import { property } from '../../property';

/** Any text that a request may contain: it is well-formed. */
const text = (maxLength: number) =>
  fc.string({ unit: 'binary', maxLength }).map((value) => value.toWellFormed());

const line = fc
  .record({
    id: fc.stringMatching(/^[\w-]{1,24}$/),
    name: text(60),
    price: fc.integer({ min: 1, max: 999_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map((line) => ({ ...line, subtotal: line.price * line.quantity }));

const order: fc.Arbitrary<PricedOrder> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{32}$/),
    locale: fc.constantFrom('zh', 'en'),
    method: fc.constantFrom('card', 'bank'),
    customer: fc
      .array(text(100), { minLength: customerFields.length, maxLength: customerFields.length })
      .map(
        (values) =>
          Object.fromEntries(
            customerFields.map(({ name }, index) => [name, values[index]]),
          ) as Customer,
      ),
    instructions: text(1000),
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    fee: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ fee, ...order }) => ({ ...order, totals: totals(order.lines, { freeOver: 500, fee }) }));

/** Names in metadata have at most 60 code units, without half a character at the end. */
const withShortNames = (order: PricedOrder): PricedOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, name: chunksOf(line.name, 60)[0] ?? '' })),
});

describe('an order in the metadata of a session', () => {
  property(
    'comes out as it went in, within the limits of Stripe',
    [order],
    (order) => {
      const metadata = encodeOrder(order);
      // Control characters, which requests must not contain, take six characters each.
      if (!metadata) return;
      const entries = Object.entries(metadata);
      expect(entries.length).toBeLessThanOrEqual(50);
      for (const [key, value] of entries) {
        expect(key.length).toBeLessThanOrEqual(40);
        expect(value.length).toBeGreaterThan(0);
        expect(value.length).toBeLessThanOrEqual(500);
        expect(value.isWellFormed()).toBe(true);
      }
      const shuffled = Object.fromEntries(entries.reverse());
      expect(decodeOrder(shuffled)).toEqual(withShortNames(order));
    },
    { numRuns: 50 },
  );

  const largest = (id: string, letter: string): PricedOrder => {
    const name = letter.repeat(200);
    const one = { name, price: 99_999, quantity: 99, subtotal: 99_999 * 99 };
    const lines = Array.from({ length: 100 }, (_, index) => ({ ...one, id: id + String(index) }));
    const customer = Object.fromEntries(
      customerFields.map(({ name }) => [name, '彌'.repeat(250)]),
    ) as Customer;
    return {
      id: 'a'.repeat(32),
      locale: 'zh',
      method: 'card',
      customer,
      lines,
      instructions: '敦'.repeat(1000),
      totals: totals(lines, { freeOver: 500, fee: 0 }),
    };
  };

  it('has room for 100 line items with ids of the CMS', () => {
    const metadata = encodeOrder(largest('a'.repeat(22), '電'));
    expect(decodeOrder(metadata ?? null)?.lines).toHaveLength(100);
  });

  it('is refused rather than cut off', () => {
    // JSON writes a quotation mark as two characters.
    expect(encodeOrder(largest('a'.repeat(98), '"')) === undefined).toBe(true);
  });

  it.each([
    ['none', null],
    ['that of another application', { order: '6735', customer: 'x' }],
    ['an id alone', { order: 'a'.repeat(32) }],
    ['broken JSON', { order: 'a'.repeat(32), order_00: '{"locale":' }],
    ['other content', { order: 'a'.repeat(32), order_00: '{"locale":"fr"}' }],
  ])('is no order: %s', (_, metadata) => {
    expect(decodeOrder(metadata)).toBeUndefined();
  });
});

property(
  'pieces of a text never split a surrogate pair and make up the text',
  [text(60), fc.integer({ min: 2, max: 9 })],
  (value, size) => {
    const chunks = chunksOf(value, size);
    expect(chunks.join('')).toBe(value);
    expect(chunks.every((chunk) => chunk.length <= size && chunk.isWellFormed())).toBe(true);
  },
);
