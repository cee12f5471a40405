import type { Product } from '~/features/products/product';

/** Number of related products on a product page (spec §9). */
const RELATED = 4;

/** Other products of the same category, sorted by price difference. */
export const relatedProducts = (product: Product, all: readonly Product[]): Product[] =>
  all
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .sort((a, b) => Math.abs(a.price - product.price) - Math.abs(b.price - product.price))
    .slice(0, RELATED);
