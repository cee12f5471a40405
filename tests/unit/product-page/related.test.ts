import { describe, expect, it } from 'vitest';
import { otherProducts } from '~/features/product-page/recommendations/related';
import { crossSellsOf } from '~/features/products/cross-sell/cross-sells';
import type { Product } from '~/features/products/product';
import { product } from '../products/make-product';

const othersOf = (id: string, all: readonly Product[]) => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return otherProducts(all)(found);
};
const idsRelatedTo = (id: string, all = catalogue) =>
  othersOf(id, all).related.map((each) => each.id);
const alternativesTo = (id: string, all: readonly Product[]) =>
  othersOf(id, all).alternatives.map((each) => each.id);

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

  it('are of the same kind before others, and of these in stock before sold out', () => {
    const all = [
      product({ id: '1', price: 1000, kind: 'bass' }),
      product({ id: 'electric', price: 1000, kind: 'electric' }),
      product({ id: 'soldout', price: 1000, kind: 'bass', inStock: false }),
      product({ id: 'far', price: 9000, kind: 'bass' }),
      product({ id: 'near', price: 1100, kind: 'bass' }),
      product({ id: 'soldout-electric', price: 1000, kind: 'electric', inStock: false }),
    ];
    expect(idsRelatedTo('1', all)).toEqual(['near', 'far', 'soldout', 'electric']);
  });

  it('are for the same instrument, then for none in particular, then for others', () => {
    const accessory = (id: string, price: number, ...instruments: string[]) =>
      product({
        id,
        price,
        category: 'accessories',
        kind: id,
        attributes: instruments.length > 0 ? { forInstruments: instruments } : {},
      });
    const all = [
      accessory('mute', 100, 'violin'),
      accessory('reed', 100, 'alto-saxophone'),
      accessory('headphones', 900),
      accessory('rosin', 800, 'violin'),
    ];
    expect(idsRelatedTo('mute', all)).toEqual(['rosin', 'headphones', 'reed']);
    expect(idsRelatedTo('headphones', [...all, accessory('cable', 100)])[0]).toBe('cable');
  });

  it('are of the kinds whose specifications have most in common, before those nearer in price', () => {
    const all = [
      product({ id: '1', price: 1000, kind: 'acoustic' }),
      product({ id: 'bass', price: 1000, kind: 'bass' }),
      product({ id: 'classical', price: 1100, kind: 'classical' }),
      product({ id: 'plugged', price: 9000, kind: 'acoustic-electric' }),
      product({ id: 'other', price: 1000 }),
    ];
    expect(idsRelatedTo('1', all)).toEqual(['plugged', 'classical', 'bass', 'other']);
  });
});

describe('alternatives to a product that is sold out', () => {
  const bass = { kind: 'bass', inStock: false };

  it('are two in stock of its kind, or of the kinds most like it', () => {
    const all = [
      product({ id: '1', price: 1000, ...bass }),
      product({ id: '2', price: 1000, ...bass }),
      product({ id: '3', price: 1001, kind: 'electric' }),
      product({ id: '4', price: 9000, kind: 'bass' }),
      product({ id: '5', price: 1002, kind: 'electric' }),
    ];
    expect(alternativesTo('1', all)).toEqual(['4', '3']);
  });

  it('are of the same kind among accessories, of which no kind replaces another', () => {
    const all = [
      product({ id: '1', category: 'accessories', kind: 'oboe', inStock: false }),
      product({ id: '2', category: 'accessories', kind: 'rosin' }),
      product({ id: '3', category: 'accessories', kind: 'oboe' }),
    ];
    expect(alternativesTo('1', all)).toEqual(['3']);
  });
});

it('cross-sells at most six products', () => {
  const all = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => product({ id }));
  const goesWith = all.slice(1).map(({ id }) => id);
  expect(crossSellsOf(all)(product({ id: '1', goesWith }))).toEqual(all.slice(1, 7));
});
