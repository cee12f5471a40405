import type { Product } from '~/features/products/product';

/** Number of featured products on the home page (requirements §9). */
const FEATURED = 4;

/** The first products with the badge `featured`, or the first of all if none has it (requirements §2 "Home"). */
export function featuredProducts(products: readonly Product[]): Product[] {
  const featured = products.filter(({ badges }) => badges.includes('featured'));
  return (featured.length > 0 ? featured : products).slice(0, FEATURED);
}
