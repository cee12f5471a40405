import { describe, expect, it } from 'vitest';
import { correctItems } from '~/features/cart/corrections';
import { priceCart } from '~/features/cart/priced-cart';
import { orderChanges } from '~/features/checkout/form/order-changes';
import type { ProductSummary } from '~/features/products/product-summary';

const item = (id: string, price: number): ProductSummary => ({
  id,
  name: `Product ${id}`,
  brand: 'Brand',
  category: 'guitars',
  price,
  badges: [],
  inStock: true,
  picture: { src: '/x.jpg' },
});
const items = new Map([item('1', 100), item('2', 50)].map((each) => [each.id, each]));
const shipping = { freeOver: 500, fee: 0 };
const lines = [
  { id: '1', quantity: 2 },
  { id: '2', quantity: 1 },
];
const cart = priceCart(lines, items, shipping);

describe('what has changed in an order', () => {
  it.each([
    [
      { id: '1', price: 120, available: true },
      [{ id: '1', name: 'Product 1', type: 'price', from: 100, to: 120 }],
    ],
    [
      { id: '1', price: 120, available: false },
      [{ id: '1', name: 'Product 1', type: 'unavailable' }],
    ],
    [
      { id: '1', price: 100, available: true, stock: 0 },
      [{ id: '1', name: 'Product 1', type: 'unavailable' }],
    ],
    [
      { id: '1', price: 90, available: true, stock: 1 },
      [
        { id: '1', name: 'Product 1', type: 'price', from: 100, to: 90 },
        { id: '1', name: 'Product 1', type: 'stock', left: 1 },
      ],
    ],
    [{ id: '1', price: 100, available: true, stock: 2 }, []],
    [{ id: '9', price: 100, available: false }, []],
  ])('%j', (line, expected) => {
    expect(orderChanges(cart, [line])).toEqual(expected);
  });
});

describe('corrected prices', () => {
  it('are those of the cart', () => {
    const corrected = correctItems(items, [
      { id: '1', price: 120, available: true },
      { id: '2', available: false },
      { id: '9', price: 1, available: true },
    ]);
    const { totals, unavailable } = priceCart(lines, corrected, shipping);
    expect(totals.total).toBe(240);
    expect(unavailable.map(({ id }) => id)).toEqual(['2']);
    expect(items.get('1')?.price).toBe(100);
  });

  it('are the same list if there are none', () => {
    expect(correctItems(items, [])).toBe(items);
  });
});
