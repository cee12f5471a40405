import type { ProductSummary } from '~/features/products/product-summary';

/** A newer price or availability of a product than in the page's product list. */
export interface Correction {
  id: string;
  /** HK$ */
  price?: number;
  available: boolean;
}

/** Returns the items of a product list with corrected prices and availability; of one product, the last correction holds. */
export function correctItems(
  items: ReadonlyMap<string, ProductSummary>,
  corrections: readonly Correction[],
): ReadonlyMap<string, ProductSummary> {
  const corrected = new Map(items);
  for (const { id, price, available } of corrections) {
    const item = items.get(id);
    if (item) corrected.set(id, { ...item, price: price ?? item.price, inStock: available });
  }
  return corrected;
}
