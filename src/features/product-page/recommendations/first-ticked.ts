import { objections } from '~/features/products/goes-with/objections';
import type { Product } from '~/features/products/product';

/** Maximum ratio of the sum of initially ticked products to the product's price. */
const SHARE = 0.4;

/**
 * Returns the ids of the recommended products to tick initially, in their order: in stock, without
 * objection, and together at most two fifths of the product's price.
 */
export function firstTicked(product: Product, recommended: readonly Product[]): Set<string> {
  const against = objections(product, recommended);
  const ticked = new Set<string>();
  let left = Math.floor(SHARE * product.price);
  for (const { id, price, inStock } of recommended) {
    if (!inStock || against.has(id) || price > left) continue;
    ticked.add(id);
    left -= price;
  }
  return ticked;
}
