import { expect, it } from 'vitest';
import { firstTicked } from '~/features/product-page/recommendations/first-ticked';
import { item } from '../products/summaries';

const ticked = (...items: Parameters<typeof item>[0][]) => [
  ...firstTicked(
    items.map((wanted, index) => item({ id: String(index), price: 100, ...wanted })),
    500,
  ),
];

it('ticks what is in stock and cheaper than the product', () => {
  expect(ticked({}, { inStock: false }, { price: 500 }, { price: 499 })).toEqual(['0', '3']);
});

it('ticks the first of each kind, and all without a kind', () => {
  const headphones = { kind: 'headphones' };
  expect(ticked(headphones, headphones, { kind: 'cable' }, {}, {})).toEqual(['0', '2', '3', '4']);
  expect(ticked({ ...headphones, inStock: false }, headphones)).toEqual(['1']);
});
