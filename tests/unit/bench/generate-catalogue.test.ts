import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../../scripts/bench/generate-catalogue.ts';
import { parseCatalogueFile } from '~/content/builtin';
import { badges, brandOf, categoryIds } from '~/features/products/product';
import { locales } from '~/i18n/locales';

const COUNT = 500;
const catalogue = generateCatalogue(COUNT);
const products = categoryIds.flatMap((category) =>
  parseCatalogueFile(`${category}.json`, category, JSON.stringify(catalogue[category])),
);

describe('a generated catalogue', () => {
  it('has the requested number of products, with ids from 1', () => {
    const ids = products.map(({ id }) => Number(id)).sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
  });

  it('is deterministic', () => {
    expect(generateCatalogue(COUNT)).toEqual(catalogue);
  });

  it('covers every category and badge, many brands and prices', () => {
    for (const category of categoryIds) expect(catalogue[category], category).not.toEqual([]);
    for (const badge of badges)
      expect(
        products.some((each) => each.badges.includes(badge)),
        badge,
      ).toBe(true);
    expect(new Set(products.map(brandOf)).size).toBeGreaterThan(50);
    const prices = products.map(({ price }) => price);
    expect(Math.min(...prices)).toBeLessThan(200);
    expect(Math.max(...prices)).toBeGreaterThan(100_000);
    expect(products.some(({ inStock }) => !inStock)).toBe(true);
  });

  it('has unique names', () => {
    for (const locale of locales)
      expect(new Set(products.map(({ name }) => name[locale])).size).toBe(COUNT);
  });
});
