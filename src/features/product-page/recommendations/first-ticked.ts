import { objections } from '~/features/products/goes-with/objections';
import type { Product } from '~/features/products/product';

/** The greatest part of the price of a product that is ticked beside it from the start. */
const SHARE = 0.4;

/**
 * Ids of the recommended products that are ticked from the start, in their order: in stock, without objection, and
 * together at most two fifths of the price of the product that they go with.
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
