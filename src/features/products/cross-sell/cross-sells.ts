import { familyKey, onePerFamily } from '../family/family';
import type { CategoryId, Product } from '../product';

/** The ids of the products in stock that are cross-sold with a product, by its id. */
export type CrossSells = Readonly<Record<string, readonly string[]>>;

/** The URL of the cross-sell of a category, for the cart. Without a hash: the browser revalidates it. */
export const crossSellsUrl = (category: CategoryId): string => `/cross-sells/${category}.json`;

/** Number of products that are cross-sold with one: a drum kit needs cymbals, a pedal, a throne and sticks. */
const MAX_CROSS_SELLS = 6;

/** The products that are cross-sold with another one, at most six, one per family. Skips its own family and unknown ids. */
export function crossSellsOf(all: readonly Product[]): (product: Product) => Product[] {
  const byId = new Map(all.map((product) => [product.id, product]));
  return (product) => {
    const named = (product.goesWith ?? []).flatMap((id) => byId.get(id) ?? []);
    const others = named.filter((other) => familyKey(other) !== familyKey(product));
    return onePerFamily(others).slice(0, MAX_CROSS_SELLS);
  };
}
