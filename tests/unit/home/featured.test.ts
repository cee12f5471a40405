import { expect, it } from 'vitest';
import { featuredProducts } from '~/features/home/featured';
import { product } from '../products/make-product';

const products = (...badges: string[][]) =>
  badges.map((badges, index) => product({ id: String(index + 1), badges }));
const idsOf = (...badges: string[][]) => featuredProducts(products(...badges)).map(({ id }) => id);

it('features the first four that are marked', () => {
  const marked = ['featured', 'hot'];
  expect(idsOf([], marked, marked, ['hot'], marked, marked, marked)).toEqual(['2', '3', '5', '6']);
});

it('features those that are marked alone, if fewer', () => {
  expect(idsOf([], ['featured'], [], [], [])).toEqual(['2']);
});

it('features the first four of all where none is marked', () => {
  expect(idsOf([], ['not-featured'], [], [], [])).toEqual(['1', '2', '3', '4']);
});

it('features nothing where there is nothing', () => {
  expect(idsOf()).toEqual([]);
});
