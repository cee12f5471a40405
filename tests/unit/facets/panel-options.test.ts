import { expect, it } from 'vitest';
import { fixedFacets, optionsIn } from '~/features/facets/facets';
import { noFilter, sectionOf, type Filter } from '~/features/facets/filter';
import { countFacets, filterProducts } from '~/features/facets/filtering';
import { panelOptions } from '~/features/facets/panel/panel-options';
import type { ProductSummary } from '~/features/products/product-summary';
import { anyFilter, anySummaries, item } from '../products/summaries';
import { property } from '../property';

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

// Requirements §2.4: "Options that would give no products are not shown unless they are selected".
it('leaves out options that would give no products', () => {
  const filter = { ...noFilter('audio'), price: { min: 0, max: 1000 } };
  expect(
    shown([...stock, item({ id: 'wah', brand: 'Boss', category: 'audio' })], filter),
  ).toMatchObject({ brand: ['Boss', 'Vox'], stock: [], badge: [] });
});

it('shows a selected option that gives no products', () => {
  const filter = { ...noFilter('drums'), brand: ['Vox'], badge: ['new'] };
  expect(shown(stock, filter)).toMatchObject({ brand: ['Vox'], badge: ['new'] });
});

it('has no options of a facet that offers no choice', () => {
  const drums = [item({ id: '1', badges: ['hot'] }), item({ id: '2', badges: ['hot'] })];
  expect(shown(drums, {})).toMatchObject({ brand: [], stock: [], badge: [] });
  const soldOut = item({ id: '3', brand: 'Vox', inStock: false });
  expect(shown([...drums, soldOut], {})).toMatchObject({
    brand: ['Fender', 'Vox'],
    stock: ['in'],
    badge: ['hot'],
  });
});

property(
  'never hides a selected option, or one that narrows the results',
  [anySummaries, anyFilter],
  (products, filter) => {
    const { brand = [] } = shown(products, filter);
    const counts =
      countFacets(products, filter, () => fixedFacets).get('brand') ?? new Map<string, number>();
    const known = optionsIn(products)['brand'] ?? [];
    const selected = [filter['brand'] ?? []].flat().map(String);
    const total = filterProducts(products, filter, fixedFacets).length;
    const narrowing = [...counts].filter(([, count]) => count < total).map(([option]) => option);
    expect(brand).toEqual(expect.arrayContaining(narrowing));
    expect(brand).toEqual(
      expect.arrayContaining(selected.filter((option) => known.includes(option))),
    );
    expect(new Set(brand).size).toBe(brand.length);
  },
);
