import type { CategoryId, Product } from '../product';

/** The ids of the products in stock that are cross-sold with a product, by its id. */
export type CrossSells = Readonly<Record<string, readonly string[]>>;

/** The URL of the cross-sell of a category, for the cart. Without a hash: the browser revalidates it. */
export const crossSellsUrl = (category: CategoryId): string => `/cross-sells/${category}.json`;

/** Number of products that are cross-sold with one: a drum kit needs cymbals, a pedal, a throne and sticks. */
const MAX_CROSS_SELLS = 6;

/** The products that are cross-sold with another one, at most six, each once. Skips itself and unknown ids. */
export function crossSellsOf(all: readonly Product[]): (product: Product) => Product[] {
  const byId = new Map(all.map((product) => [product.id, product]));
  return ({ id, goesWith = [] }) =>
    [...new Set(goesWith)]
      .flatMap((other) => (other === id ? [] : (byId.get(other) ?? [])))
      .slice(0, MAX_CROSS_SELLS);
}
