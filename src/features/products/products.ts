import { getCollection } from 'astro:content';
import { oncePerBuild } from '~/lib/once';
import type { Product } from './product';

const { compare } = new Intl.Collator('en', { numeric: true });

/** All products of the shop, regardless of their source, in ascending order of id. */
export const getProducts = oncePerBuild(async (): Promise<readonly Product[]> => {
  const products = (await getCollection('products')).map(({ data }) => data);
  return products.sort((a, b) => compare(a.id, b.id));
});

/** The kinds that have products, and thus a page, as the end of its address: `guitars/electric`. */
export const getSoldKinds = oncePerBuild(async (): Promise<ReadonlySet<string>> => {
  const products = await getProducts();
  return new Set(
    products.flatMap(({ category, kind }) => (kind === undefined ? [] : [`${category}/${kind}`])),
  );
});
