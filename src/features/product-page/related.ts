import type { Product } from '~/features/products/product';

/** How many products a product page recommends (spec §9). */
const RELATED = 4;

/** Others of the same category, nearest in price first; of two equally near, the one listed first. */
export const relatedProducts = (product: Product, all: readonly Product[]): Product[] =>
  all
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .sort((a, b) => Math.abs(a.price - product.price) - Math.abs(b.price - product.price))
    .slice(0, RELATED);
