import { expect, it } from 'vitest';
import { generateCatalogue } from '../../../scripts/bench/generate-catalogue.ts';
import { parseCatalogueFile } from '~/content/builtin';
import { categoryIds } from '~/features/products/product';

const COUNT = 500;
const catalogue = generateCatalogue(COUNT);
const products = categoryIds.flatMap((category) =>
  parseCatalogueFile(`${category}.json`, category, JSON.stringify(catalogue[category])),
);

it('a generated catalogue has the requested number of valid products, with ids from 1', () => {
  const ids = products.map(({ id }) => Number(id)).sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
});
