import { expect, it } from 'vitest';
import { availabilityRows } from '~/features/product-page/specifications/availability-rows';
import { product } from '../products/make-product';

const values = (fields: Parameters<typeof product>[0]) =>
  availabilityRows(product(fields), 'en').map(({ value }) => value);

it('a product in stock says how it is delivered: its own way, that of its kind, or the usual one', () => {
  const piano = { category: 'keyboards', kind: 'grand-piano' } as const;
  expect(values({})).toEqual(['In Stock', 'Ships within 1-2 business days']);
  expect(values(piano)).toEqual(['In Stock', 'Delivered by appointment']);
  const delivery = { zh: '兩星期內', en: 'Within two weeks' };
  expect(values({ ...piano, delivery })).toEqual(['In Stock', 'Within two weeks']);
});

it('a product that is sold out promises no delivery', () => {
  expect(values({ inStock: false })).toEqual(['Sold out']);
});
