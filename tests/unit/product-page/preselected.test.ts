import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preselected } from '~/features/product-page/recommendations/preselected';
import { product } from '../products/make-product';

const main = product({ id: 'main', price: 1000 });
const items = (...wanted: Parameters<typeof product>[0][]) =>
  wanted.map((each, index) =>
    product({ id: String(index), category: 'accessories', price: 100, ...each }),
  );
const checked = (...wanted: Parameters<typeof product>[0][]) => [
  ...preselected(main, items(...wanted)),
];

it('ticks products in stock, up to two fifths of the price', () => {
  expect(checked({ price: 300 }, { inStock: false }, { price: 101 }, {}, {})).toEqual(['0', '3']);
});

it('ticks the first of each kind, and all without a kind', () => {
  const headphones = { kind: 'headphones' };
  expect(checked(headphones, headphones, { kind: 'cable' }, {}, {})).toEqual(['0', '2', '3', '4']);
});

it('never ticks more than two fifths of the price', () => {
  const price = fc.integer({ min: 1, max: 5000 });
  const prices = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 6 });
  fc.assert(
    fc.property(price, prices, (price, prices) => {
      const all = items(...prices.map((price) => ({ price })));
      const ids = preselected({ ...main, price }, all);
      const sum = all.filter(({ id }) => ids.has(id)).reduce((sum, { price }) => sum + price, 0);
      return sum <= 0.4 * price;
    }),
  );
});
