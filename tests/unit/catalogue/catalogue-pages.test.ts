import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cataloguePages, cataloguePath, pagesOf } from '~/features/catalogue/catalogue-pages';
import { PAGE_SIZE } from '~/features/facets/list/page-size';
import { categoryIds } from '~/features/products/product';
import { property } from '../property';

const anyStock = fc.array(
  fc.record(
    { category: fc.constantFrom(...categoryIds), kind: fc.constantFrom('electric', 'pedal') },
    { requiredKeys: ['category'] },
  ),
  { maxLength: 3 * PAGE_SIZE, size: 'max' },
);

describe('pagesOf', () => {
  it.each([
    [0, [0]],
    [PAGE_SIZE, [PAGE_SIZE]],
    [PAGE_SIZE + 1, [PAGE_SIZE, 1]],
  ])('%i products: pages of %o', (count, sizes) => {
    const pages = pagesOf(Array.from({ length: count }), 'all');
    expect(pages.map(({ items }) => items.length)).toEqual(sizes);
  });

  it('returns the number of each page and the page count', () => {
    expect(pagesOf(Array.from({ length: PAGE_SIZE + 1 }), 'audio')).toMatchObject([
      { section: 'audio', number: 1, pages: 2 },
      { section: 'audio', number: 2, pages: 2 },
    ]);
  });
});

describe('cataloguePages', () => {
  it('starts with all products, followed by each category in order, even if empty', () => {
    expect(cataloguePages([]).map(({ section }) => section)).toEqual(['all', ...categoryIds]);
  });

  property(
    'has every product in "all", in its category and its kind, and no duplicate page',
    [anyStock],
    (stock) => {
      const pages = cataloguePages(stock);
      const onPagesOf = (wanted: string) =>
        pages.filter(({ section }) => section === wanted).flatMap(({ items }) => items);
      expect(onPagesOf('all')).toEqual(stock);
      for (const id of categoryIds)
        expect(onPagesOf(id)).toEqual(stock.filter(({ category }) => category === id));
      for (const { category, kind } of stock) {
        if (kind === undefined) continue;
        expect(onPagesOf(`${category}/${kind}`)).toEqual(
          stock.filter((each) => each.category === category && each.kind === kind),
        );
      }
      expect(new Set(pages.map(cataloguePath)).size).toBe(pages.length);
    },
    { numRuns: 20 },
  );
});

it.each([
  ['all', 1, '/instruments'],
  ['all', 2, '/instruments/2'],
  ['guitars', 1, '/instruments/guitars'],
  ['guitars', 12, '/instruments/guitars/12'],
] as const)('page %2$i of %1$s is at %3$s', (section, number, path) => {
  expect(cataloguePath({ section, number })).toBe(path);
});
