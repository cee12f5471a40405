import { expect, it } from 'vitest';
import { detailLists } from '~/features/product-page/specifications/detail-lists';
import { kindOf } from '~/features/products/specifications/kinds';
import type { Product } from '~/features/products/product';
import lists from '~/i18n/dictionaries/en/lists.json';
import { product } from '../products/make-product';

const snare = product({ category: 'drums', kind: 'snare' });
const features = { zh: ['黃銅鼓身'], en: ['Brass shell'] };
const included = { zh: ['小鼓', '鼓匙'], en: ['Snare drum', 'Drum key'] };

const listsOf = (own: Partial<Product>, isDemo = true) =>
  detailLists({ ...snare, ...own }, 'en', isDemo).map(({ id, items }) => [id, items]);

it('a product without lists has those of its kind', () => {
  const kind = kindOf(snare);
  expect(listsOf({})).toEqual([
    ['features', kind?.features?.en],
    ['included', kind?.included?.en],
  ]);
});

it('a product without a kind has those of its category', () => {
  expect(listsOf({ kind: undefined })).toEqual([
    ['features', lists.features.drums],
    ['included', lists.included.drums],
  ]);
});

it('outside a demonstration, a product shows only its own lists', () => {
  expect(listsOf({}, false)).toEqual([]);
  expect(listsOf({ included }, false)).toEqual([['included', included.en]]);
});

it('a product shows its own lists', () => {
  expect(listsOf({ features, included })).toEqual([
    ['features', features.en],
    ['included', included.en],
  ]);
});

it('contents that a product with its own features does not give are not shown', () => {
  expect(listsOf({ features })).toEqual([['features', features.en]]);
});
