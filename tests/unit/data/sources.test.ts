import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readBuiltinCatalogue } from '~/content/builtin';
import { categoryIds, type CategoryId } from '~/features/products/product';

/** Facts outside the specifications that must have a source. */
const FIELDS = ['mpn', 'madeIn', 'included', 'story'] as const;
/** Facts that may have a source. */
const OPTIONAL = ['features', 'description', 'warranty'] as const;

/** The URL of a page that was read, common knowledge, or the shop's judgement; never our own picture. */
const source = z.union([z.url({ protocol: /^https?$/ }), z.enum(['shop', 'common'])]);
/** Facts by source, by product. */
const schema = z.record(z.string(), z.record(source, z.array(z.string()).min(1)));

const products = await readBuiltinCatalogue('data/catalogue');

/** Returns the ids of products, each with all sourced facts. */
const sourcedFacts = (category: CategoryId) =>
  Object.entries(
    schema.parse(JSON.parse(readFileSync(`data/sources/${category}.json`, 'utf8'))),
  ).map(([id, sources]) => [id, Object.values(sources).flat()] as const);

describe.each(categoryIds)('the sources of %s', (category) => {
  it('name products of the category, and facts that these have, each once', () => {
    const wrong = sourcedFacts(category).flatMap(([id, facts]) => {
      const product = products.find((each) => each.id === id && each.category === category);
      if (!product) return [`${id} is not a product of ${category}`];
      const known = new Set([
        ...Object.keys(product.attributes ?? {}),
        ...[...FIELDS, ...OPTIONAL].filter((field) => product[field]),
      ]);
      return [
        ...facts.filter((fact) => !known.has(fact)).map((fact) => `${id} has no ${fact}`),
        ...facts
          .filter((fact, index) => facts.indexOf(fact) < index)
          .map((fact) => `${id} has two sources of ${fact}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are known for every attribute, part number, origin, list of contents and story', () => {
    const sourced = new Map(sourcedFacts(category));
    const missing = products
      .filter((product) => product.category === category)
      .flatMap((product) => {
        const facts = [
          ...Object.keys(product.attributes ?? {}),
          ...FIELDS.filter((field) => product[field]),
        ];
        return facts
          .filter((fact) => !sourced.get(product.id)?.includes(fact))
          .map((fact) => `${product.id} has no source of ${fact}`);
      });
    expect(missing).toEqual([]);
  });
});
