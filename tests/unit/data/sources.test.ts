import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readBuiltinCatalogue } from '~/content/builtin';
import { categoryIds, type CategoryId, type Product } from '~/features/products/product';

/** What of a product has a source, beside its attributes. */
const FIELDS = ['mpn', 'madeIn', 'included', 'features', 'story', 'description'];

/**
 * An address, the product's own text or picture, the shop's own judgement, or the name of a document that
 * could not be opened.
 */
const source = z.union([
  z.url(),
  z.enum(['description', 'picture', 'shop']),
  z.string().regex(/^unread: \S.{9,}/),
]);
const schema = z.record(z.string(), z.record(z.string(), source));

let products: Product[];
beforeAll(async () => {
  products = await readBuiltinCatalogue('data/catalogue');
});

const sourcesOf = (category: CategoryId) =>
  schema.parse(JSON.parse(readFileSync(`data/sources/${category}.json`, 'utf8')));

describe.each(categoryIds)('the sources of %s', (category) => {
  it('name products of the category, and facts that their sheets have', () => {
    const unknown = Object.entries(sourcesOf(category)).flatMap(([id, facts]) => {
      const product = products.find((each) => each.id === id && each.category === category);
      if (!product) return [`${id} is not a product of ${category}`];
      const known = new Set([...Object.keys(product.attributes ?? {}), ...FIELDS]);
      return Object.keys(facts)
        .filter((fact) => !known.has(fact) || (FIELDS.includes(fact) && !(fact in product)))
        .map((fact) => `${id} has no ${fact}`);
    });
    expect(unknown).toEqual([]);
  });

  it('name one for every part number, origin, list of contents and story', () => {
    const sources = sourcesOf(category);
    const missing = products
      .filter((product) => product.category === category)
      .flatMap((product) =>
        (['mpn', 'madeIn', 'included', 'story'] as const)
          .filter((fact) => product[fact] && !sources[product.id]?.[fact])
          .map((fact) => `${product.id} has no source of ${fact}`),
      );
    expect(missing).toEqual([]);
  });
});
