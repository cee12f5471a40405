import { describe, expect, it } from 'vitest';
import {
  recommendedProducts,
  relatedProducts,
} from '~/features/product-page/recommendations/related';
import { product } from '../products/make-product';

const idsRelatedTo = (id: string, all = catalogue) => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return relatedProducts(all)(found).map((each) => each.id);
};

const catalogue = [
  product({ id: '1', price: 1000 }),
  product({ id: '2', price: 5000 }),
  product({ id: '3', price: 1200 }),
  product({ id: '4', price: 800 }),
  product({ id: '5', price: 1001, category: 'drums' }),
  product({ id: '6', price: 9000 }),
  product({ id: '7', price: 990 }),
];

describe('related products', () => {
  it('are at most four of the same category, sorted by price difference', () => {
    expect(idsRelatedTo('1')).toEqual(['7', '3', '4', '2']);
  });

  it('keep the order of the list for equal differences', () => {
    const two = [product({ id: 'b', price: 900 }), product({ id: 'a', price: 1100 })];
    expect(idsRelatedTo('1', [...two, ...catalogue.slice(0, 1)])).toEqual(['b', 'a']);
  });

  it('are empty for the only product of a category', () => {
    expect(idsRelatedTo('5')).toEqual([]);
  });

  it('do not mutate the list', () => {
    const before = structuredClone(catalogue);
    idsRelatedTo('6');
    expect(catalogue).toEqual(before);
  });
});

it('recommends each product once, at most four, and never the product itself or an unknown one', () => {
  const idsWith = (...goesWith: string[]) =>
    recommendedProducts(catalogue)(product({ id: '1', goesWith })).map(({ id }) => id);
  expect(idsWith('3', '1', '9', '3', '2')).toEqual(['3', '2']);
  expect(idsWith('2', '3', '4', '5', '6')).toEqual(['2', '3', '4', '5']);
});
