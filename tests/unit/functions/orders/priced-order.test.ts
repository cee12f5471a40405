import { expect, it } from 'vitest';
import { priceOrder, type Offer } from '~/functions/orders/priced-order';
import { submissionSchema } from '~/functions/orders/submission';
import { request } from '../lab';

const lines = [
  { id: 'guitar', quantity: 2, price: 12_000 },
  { id: 'strings', quantity: 1, price: 80 },
];
const submission = submissionSchema.parse({ ...request, lines, total: 24_080 });

const guitar = { name: '結他', price: 12_000, inStock: true };
const strings = { name: '弦線', price: 80, inStock: true };
const offer = (changes: Partial<Offer> = {}, items = { guitar, strings }): Offer => ({
  items: new Map(Object.entries(items)),
  stock: new Map(),
  shipping: { freeOver: 500, fee: 40 },
  ...changes,
});

it('is an order with names and sums of the shop if it is what the shopper saw', () => {
  expect(priceOrder(submission, offer())).toMatchObject({
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

it.each([
  [
    'a higher price',
    offer({}, { guitar: { ...guitar, price: 13_000 }, strings }),
    [{ id: 'guitar', price: 13_000, available: true }],
    26_080,
  ],
  [
    'a lower price',
    offer({}, { guitar: { ...guitar, price: 100 }, strings }),
    [{ id: 'guitar', price: 100, available: true }],
    // Below the amount for free shipping.
    320,
  ],
  [
    'a product that is sold out',
    offer({}, { guitar: { ...guitar, inStock: false }, strings }),
    [{ id: 'guitar', price: 12_000, available: false }],
    120,
  ],
  [
    'a product that is counted and has run out',
    offer({ stock: new Map([['guitar', 0]]) }),
    [{ id: 'guitar', price: 12_000, available: false }],
    120,
  ],
  [
    'too few of a product',
    offer({ stock: new Map([['guitar', 1]]) }),
    [{ id: 'guitar', price: 12_000, available: true, stock: 1 }],
    12_080,
  ],
  [
    'a product that is not sold',
    offer({ items: new Map([['strings', strings]]) }),
    [{ id: 'guitar', available: false }],
    120,
  ],
  [
    'no product that is sold',
    offer({ items: new Map() }),
    [
      { id: 'guitar', available: false },
      { id: 'strings', available: false },
    ],
    0,
  ],
  ['another cost of shipping', offer({ shipping: { freeOver: 50_000, fee: 40 } }), [], 24_120],
])('is no order with %s', (_, offer, lines, total) => {
  expect(priceOrder(submission, offer)).toEqual({ changes: { lines, total } });
});

it('is an order if just enough are left', () => {
  const stock = new Map([['guitar', 2]]);
  expect(priceOrder(submission, offer({ stock }))).toHaveProperty('order');
});
