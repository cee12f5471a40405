import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedFacets, optionsIn } from '~/features/facets/facets';
import { noFilter, sectionOf, type Filter } from '~/features/facets/filter';
import { countFacets } from '~/features/facets/filtering';
import { panelOptions } from '~/features/facets/panel/panel-options';
import type { ProductSummary } from '~/features/products/product-summary';
import { anyFilter, anySummaries, item } from '../products/summaries';

const shown = (products: readonly ProductSummary[], filter: Filter) => {
  const facetsOf = () => fixedFacets;
  return panelOptions(fixedFacets, optionsIn(products), filter, {
    section: countFacets(products, noFilter(sectionOf(filter)), facetsOf),
    present: countFacets(products, filter, facetsOf),
  });
};

const stock = [
  ...['Vox', 'Ampeg', 'Vox', 'Fender', 'Boss', 'Fender', 'Fender'].map((brand, index) =>
    item({ id: `audio ${index}`, brand, category: 'audio', price: brand === 'Vox' ? 900 : 5000 }),
  ),
  item({ id: 'drum', brand: 'Zildjian', category: 'drums' }),
];

it('shows the brands of all products in dictionary order', () => {
  expect(shown(stock, {})['brand']).toEqual(['Ampeg', 'Boss', 'Fender', 'Vox', 'Zildjian']);
});

it('shows the brands of a category, most products first, equal ones in dictionary order', () => {
  expect(shown(stock, noFilter('audio'))['brand']).toEqual(['Fender', 'Vox', 'Ampeg', 'Boss']);
});

it('puts brands without products under the present filters last', () => {
  const filter = { ...noFilter('audio'), price: { min: 0, max: 1000 } };
  expect(shown(stock, filter)['brand']).toEqual(['Vox', 'Fender', 'Ampeg', 'Boss']);
});

it('shows a selected brand that the category does not have', () => {
  const filter = { ...noFilter('drums'), brand: ['Vox'] };
  expect(shown(stock, filter)['brand']).toEqual(['Zildjian', 'Vox']);
});

it('never hides a selected option or one that would give products', () => {
  fc.assert(
    fc.property(anySummaries, anyFilter, (products, filter) => {
      const { brand = [] } = shown(products, filter);
      const counts =
        countFacets(products, filter, () => fixedFacets).get('brand') ?? new Map<string, number>();
      const known = optionsIn(products)['brand'] ?? [];
      const selected = [filter['brand'] ?? []].flat().map(String);
      expect(brand).toEqual(expect.arrayContaining([...counts.keys()]));
      expect(brand).toEqual(
        expect.arrayContaining(selected.filter((option) => known.includes(option))),
      );
      expect(new Set(brand).size).toBe(brand.length);
    }),
  );
});
