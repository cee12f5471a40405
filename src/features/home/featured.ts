import type { Product } from '~/features/products/product';

/** How many products the home page features (spec §9). */
const FEATURED = 4;

/** The first ones that are marked `featured`; where none is, the first of all (spec §2 "Home"). */
export function featuredProducts(products: readonly Product[]): Product[] {
  const featured = products.filter(({ badges }) => badges.includes('featured'));
  return (featured.length > 0 ? featured : products).slice(0, FEATURED);
}
