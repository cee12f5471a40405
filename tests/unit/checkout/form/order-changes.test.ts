import { expect, it } from 'vitest';
import { correctItems } from '~/features/cart/corrections';
import { priceCart } from '~/features/cart/priced-cart';
import { orderChanges } from '~/features/checkout/form/order-changes';
import { item } from '../../products/summaries';

const guitar = item({ id: '1', price: 100 });
const items = new Map([guitar, item({ id: '2', price: 50 })].map((each) => [each.id, each]));
const { id, name } = guitar;
const shipping = { freeOver: 500, fee: 0 };
const lines = [
  { id: '1', quantity: 2 },
  { id: '2', quantity: 1 },
];
const cart = priceCart(lines, items, shipping);

it.each([
  [{ id, price: 120, available: true }, [{ type: 'price', from: 100, to: 120 }]],
  [{ id, price: 120, available: false }, [{ type: 'unavailable' }]],
  [{ id, price: 100, available: true, stock: 0 }, [{ type: 'unavailable' }]],
  [
    { id, price: 90, available: true, stock: 1 },
    [
      { type: 'price', from: 100, to: 90 },
      { type: 'stock', left: 1 },
    ],
  ],
  [{ id, price: 100, available: true, stock: 2 }, []],
  [{ id, available: true, stock: 1 }, [{ type: 'stock', left: 1 }]],
])('what has changed in an order: %j', (line, changes) => {
  expect(orderChanges(cart, [line])).toEqual(changes.map((each) => ({ id, name, ...each })));
});

it('the prices of a cart are the corrected ones', () => {
  const corrected = correctItems(items, [
    { id: '1', price: 110, available: false },
    { id: '1', price: 120, available: true },
    { id: '2', available: false },
    { id: '9', price: 1, available: true },
  ]);
  const { totals, unavailable } = priceCart(lines, corrected, shipping);
  expect(totals.total).toBe(240);
  expect(unavailable.map(({ id }) => id)).toEqual(['2']);
  expect(items.get('1')?.price).toBe(100);
  expect([...corrected.keys()]).toEqual(['1', '2']);
});
