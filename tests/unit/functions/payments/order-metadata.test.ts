import { describe, expect, it } from 'vitest';
import { totals } from '~/features/cart/totals';
import { customerOf } from '~/contracts/customer';
import { chunksOf, decodeOrder, encodeOrder } from '~/functions/payments/order-metadata';
import type { Order } from '~/contracts/order';
import { anyOrder } from '../../orders/placed-orders';
import { property } from '../../property';

/** Names in metadata have at most 60 code units, and no split character at the end. */
const withShortNames = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, name: chunksOf(line.name, 60)[0] ?? '' })),
});

describe('an order in the metadata of a session', () => {
  property(
    'comes out as it went in, within the limits of Stripe',
    [anyOrder],
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

  const largest = (id: string, letter: string): Order => {
    const name = letter.repeat(200);
    const one = { name, price: 99_999, quantity: 99, subtotal: 99_999 * 99 };
    const lines = Array.from({ length: 100 }, (_, index) => ({ ...one, id: id + String(index) }));
    const customer = customerOf(() => '彌'.repeat(250));
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
    const names = decodeOrder(metadata ?? null)?.lines.map(({ name }) => name);
    expect(names).toEqual(Array<string>(100).fill('電'.repeat(60)));
  });

  it('has an empty name', () => {
    const metadata = encodeOrder(largest('a', ''));
    expect(decodeOrder(metadata ?? null)?.lines[0]?.name).toBe('');
  });

  it('fills 45 values, and is refused rather than cut off if it needs more', () => {
    const short = { ...largest('a', 'b'), instructions: '' };
    const { order: _, ...values } = encodeOrder(short) ?? {};
    const room = 45 * 500 - Object.values(values).join('').length;
    const encoded = (length: number) => encodeOrder({ ...short, instructions: 'x'.repeat(length) });
    expect(Object.keys(encoded(room) ?? {})).toHaveLength(46);
    expect(encoded(room + 1) === undefined).toBe(true);
  });

  it.each([
    ['with an area', ['kowloon'], 'kowloon'],
    ['from before areas', [], ''],
  ])('by position is read as it was written: %s', (_, last, area) => {
    const details = ['大文', '陳', 'man@example.com', '9123 4567', '彌敦道 1 號', '旺角', ''];
    const content = {
      locale: 'zh',
      method: 'card',
      customer: [...details, ...last],
      instructions: '請先致電',
      lines: [['7', '結他', 12_000, 2]],
      shipping: 60,
    };
    expect(decodeOrder({ order: 'a'.repeat(32), order_00: JSON.stringify(content) })).toEqual({
      id: 'a'.repeat(32),
      locale: 'zh',
      method: 'card',
      customer: {
        firstName: '大文',
        lastName: '陳',
        email: 'man@example.com',
        phone: '9123 4567',
        address: '彌敦道 1 號',
        city: '旺角',
        postalCode: '',
        country: '',
        area,
      },
      instructions: '請先致電',
      lines: [{ id: '7', name: '結他', price: 12_000, quantity: 2, subtotal: 24_000 }],
      totals: { itemCount: 2, subtotal: 24_000, shipping: 60, total: 24_060 },
    });
  });

  it.each([
    ['none', null],
    ['that of another application', { order: '6735', customer: 'x' }],
    ['an id alone', { order: 'a'.repeat(32) }],
    ['other content', { order: 'a'.repeat(32), order_00: '{"locale":"fr"}' }],
  ])('is no order: %s', (_, metadata) => {
    expect(decodeOrder(metadata)).toBeUndefined();
  });
});
