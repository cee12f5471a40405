import { expect, it } from 'vitest';
import { compareSpecifications } from '~/features/compare/comparison';
import { facetsOfCategory } from '~/features/facets/attributes/attribute-facets';
import { UNSTATED, withSpecifications } from '~/features/facets/attributes/attribute-list';
import { filterAttributes } from '~/features/facets/attributes/filter-attributes';
import { withOptions, withRange } from '~/features/facets/filter';
import { filterProducts } from '~/features/facets/filtering';
import {
  essentials,
  specificationTable,
} from '~/features/product-page/specifications/specification-table';
import { attributes, kinds } from '~/features/products/specifications/kinds';
import { product } from '../products/make-product';
import { item } from '../products/summaries';

// Deciding attributes that a product's specifications lack: page, comparison and filters say "not stated".

const words = { yes: 'Yes', no: 'No', unstated: 'Not stated, please ask us' };
const kit = (id: string, specifications: object) =>
  product({ id, category: 'drums', kind: 'electronic-kit', attributes: { ...specifications } });
const [mesh, rubber, unknown] = [
  kit('1', { headType: 'mesh' }),
  kit('2', { headType: 'rubber' }),
  kit('3', { module: { zh: 'TD-07', en: 'TD-07' } }),
];

const table = (of: typeof mesh) => specificationTable(of, {}, 'en', undefined);
const rowsOf = (of: typeof mesh) => table(of).flatMap(({ lines }) => lines);

it('a table marks attributes that are not stated', () => {
  const pads = table(unknown).find(({ heading }) => heading === 'Pads');
  expect(pads?.lines[0]).toEqual({ id: 'headType', label: 'Playing surface' });
  expect(rowsOf(mesh)).toContainEqual({ ...pads?.lines[0], value: 'Mesh heads' });
});

it('the list beside the price asks for the contents of a box and a weight that decides', () => {
  const amplifier = { category: 'audio', kind: 'bass-amplifier' } as const;
  expect(essentials(product(amplifier), 'en').map(({ value }) => value)).toEqual([
    undefined,
    undefined,
  ]);
  const stated = { included: { zh: ['擴音器', '線'], en: ['Amplifier', 'Cable'] } };
  const light = product({ ...amplifier, ...stated, attributes: { weight: 8.2 } });
  expect(essentials(light, 'en').map(({ value }) => value)).toEqual(['Amplifier; Cable', '8.2 kg']);
  expect(essentials(product({}), 'en')).toEqual([]);
});

it('a comparison shows it, and does not call it a difference', () => {
  const row = compareSpecifications([mesh, unknown].map(rowsOf), words.unstated).find(
    ({ id }) => id === 'headType',
  );
  expect(row).toMatchObject({ values: ['Mesh heads', words.unstated], outcome: 'partly-known' });
});

const facetsFor = (products: readonly (typeof mesh)[], orders: Record<string, string[]>) => {
  const category = products[0]?.category ?? 'drums';
  const list = filterAttributes(products, attributes, orders, 'en', words);
  const sold = withSpecifications(
    products.map(({ id, kind }) => item({ id, category, kind })),
    list,
  );
  const find = (id: string) =>
    facetsOfCategory(category, sold, list)(category).find((facet) => facet.id === id);
  return { sold, list, find };
};

it('a filter offers it as an option of its own', () => {
  const { sold, list, find } = facetsFor([mesh, rubber, unknown], { '': ['headType'] });
  const facet = find('headType');
  expect(facet?.type === 'several' && facet.options).toEqual(['mesh', 'rubber', UNSTATED]);
  expect(list.attributes[0]?.options.at(-1)).toEqual({ id: UNSTATED, name: words.unstated });
  if (facet?.type !== 'several') return;
  const filter = withOptions({}, facet, [UNSTATED]);
  expect(filterProducts(sold, filter, [facet]).map(({ id }) => id)).toEqual(['3']);
});

it('a range does not remove it', () => {
  const amplifier = (id: string, specifications: object) =>
    product({ id, category: 'audio', kind: 'bass-amplifier', attributes: { ...specifications } });
  const weights = Array.from({ length: 9 }, (_, weight) => amplifier(`${weight}`, { weight }));
  const { sold, find } = facetsFor([...weights, amplifier('none', {})], { '': ['weight'] });
  const facet = find('weight');
  expect(facet).toMatchObject({ type: 'range', min: 0, max: 8 });
  if (facet?.type !== 'range') return;
  const filter = withRange({}, facet, { min: 7, max: 8 });
  expect(filterProducts(sold, filter, [facet]).map(({ id }) => id)).toEqual(['7', '8', 'none']);
});

it('every kind names its deciding attributes', () => {
  const without = Object.values(kinds).flatMap((all) => all.filter(({ deciding }) => !deciding));
  expect(without.map(({ id }) => id)).toEqual([]);
});
