import { expect, it } from 'vitest';
import { featuredProducts } from '~/features/home/featured';
import { product } from '../products/make-product';

const products = (...badges: string[][]) =>
  badges.map((badges, index) => product({ id: String(index + 1), badges }));
const idsOf = (...badges: string[][]) => featuredProducts(products(...badges)).map(({ id }) => id);

it('returns the first four with the badge', () => {
  const marked = ['featured', 'hot'];
  expect(idsOf([], marked, marked, ['hot'], marked, marked, marked)).toEqual(['2', '3', '5', '6']);
});

it('is not padded with other products', () => {
  expect(idsOf([], ['featured'], [], [], [])).toEqual(['2']);
});

it('returns the first four of all if none has the badge', () => {
  expect(idsOf([], ['not-featured'], [], [], [])).toEqual(['1', '2', '3', '4']);
});

it('returns nothing without products', () => {
  expect(idsOf()).toEqual([]);
});
