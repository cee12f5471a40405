import { objections } from '~/features/products/cross-sell/objections';
import type { Product } from '~/features/products/product';

/** Maximum ratio of the sum of initially checked products to the product's price. */
const SHARE = 0.4;

/**
 * Returns the ids of the cross-sold products to check initially, in their order: in stock, without
 * objection, and together at most two fifths of the product's price.
 */
export function preselected(product: Product, crossSells: readonly Product[]): Set<string> {
  const against = objections(product, crossSells);
  const checked = new Set<string>();
  let left = Math.floor(SHARE * product.price);
  for (const { id, price, inStock } of crossSells) {
    if (!inStock || against.has(id) || price > left) continue;
    checked.add(id);
    left -= price;
  }
  return checked;
}
