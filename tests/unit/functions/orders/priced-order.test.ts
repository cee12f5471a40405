import { expect, it } from 'vitest';
import { priceOrder, type Offer } from '~/functions/orders/priced-order';
import type { CodeTerms } from '~/contracts/code';
import { checkoutRequestSchema } from '~/contracts/order-schema';
import { request } from '../lab';

const lines = [
  { id: 'guitar', quantity: 2, price: 12_000 },
  { id: 'strings', quantity: 1, price: 80 },
];
const requested = checkoutRequestSchema.parse({ ...request, lines, total: 24_080 });

const category = 'guitars' as const;
const guitar = { name: '結他', category, price: 12_000, inStock: true };
const strings = { name: '弦線', category, price: 80, inStock: true };
const offer = (changes: Partial<Offer> = {}, items = { guitar, strings }): Offer => ({
  items: new Map(Object.entries(items)),
  stock: new Map(),
  shipping: { freeOver: 500, fee: 40 },
  ...changes,
});

it('is an order with names and sums of the shop if it matches what the shopper saw', () => {
  expect(priceOrder(requested, offer())).toMatchObject({
    order: {
      id: request.id,
      lines: [
        { id: 'guitar', name: '結他', price: 12_000, quantity: 2, subtotal: 24_000 },
        { id: 'strings', name: '弦線', price: 80, quantity: 1, subtotal: 80 },
      ],
      totals: { itemCount: 3, subtotal: 24_080, shipping: 0, total: 24_080 },
    },
  });
});

/** The guitar as offered, and as reported after a change. */
const of = (changes: Partial<typeof guitar>) =>
  offer({}, { guitar: { ...guitar, ...changes }, strings });
const left = (count: number) => offer({ stock: new Map([['guitar', count]]) });
const sold = { id: 'guitar', price: 12_000, available: true };
const gone = ['guitar', 'strings'].map((id) => ({ id, available: false }));

it.each([
  ['a higher price', of({ price: 13_000 }), [{ ...sold, price: 13_000 }], 26_080],
  // Below the threshold of free shipping.
  ['a lower price', of({ price: 100 }), [{ ...sold, price: 100 }], 320],
  ['a product that is sold out', of({ inStock: false }), [{ ...sold, available: false }], 120],
  ['a product that has run out', left(0), [{ ...sold, available: false }], 120],
  ['too few of a product', left(1), [{ ...sold, stock: 1 }], 12_080],
  [
    'a product that is not sold',
    offer({ items: new Map([['strings', strings]]) }),
    gone.slice(0, 1),
    120,
  ],
  ['no product that is sold', offer({ items: new Map() }), gone, 0],
  [
    'two changed prices with the same sum',
    offer({}, { guitar: { ...guitar, price: 12_010 }, strings: { ...strings, price: 60 } }),
    [
      { ...sold, price: 12_010 },
      { ...sold, id: 'strings', price: 60 },
    ],
    24_080,
  ],
  ['another cost of shipping', offer({ shipping: { freeOver: 50_000, fee: 40 } }), [], 24_120],
])('is no order with %s', (_, offer, lines, total) => {
  expect(priceOrder(requested, offer)).toEqual({ changes: { lines, total } });
});

it('is an order if just enough are left', () => {
  expect(priceOrder(requested, left(2))).toHaveProperty('order');
});

const terms: CodeTerms = {
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  minimum: 0,
  categories: [],
  products: ['guitar'],
};
const withCode = { ...requested, code: 'SPRING', total: 21_680 };

it('has the discount of a code, if the shopper saw the same', () => {
  expect(priceOrder(withCode, offer({ terms }))).toMatchObject({
    order: { totals: { subtotal: 24_080, discount: 2400, code: 'SPRING', total: 21_680 } },
  });
  const changes = { lines: [], total: 12_040 };
  const half = { ...terms, value: 50, products: [] };
  expect(priceOrder(withCode, offer({ terms: half }))).toEqual({ changes });
  // A lower price is shown first, also if the code then gives nothing.
  const cheap = { ...of({ price: 100 }), terms: { ...terms, minimum: 24_000 } };
  expect(priceOrder(withCode, cheap)).toEqual({
    changes: { lines: [{ ...sold, price: 100 }], total: 320 },
  });
});

it.each([
  ['minimum', { minimum: 24_081 }],
  ['goods', { products: ['drum'] }],
])('is refused, not sold for more, if its code gives no discount: %s', (problem, changes) => {
  expect(priceOrder(withCode, offer({ terms: { ...terms, ...changes } }))).toEqual({ problem });
});
