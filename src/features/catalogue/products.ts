import { getCollection } from 'astro:content';
import type { CategoryId, Product } from './product';

/** All products of the shop, from whichever source the build used. */
export async function getProducts(): Promise<Product[]> {
  return (await getCollection('products')).map(({ data }) => data);
}

/** `all`: every product. */
export const inCategory = (products: readonly Product[], category: CategoryId | 'all') =>
  category === 'all' ? [...products] : products.filter((product) => product.category === category);
