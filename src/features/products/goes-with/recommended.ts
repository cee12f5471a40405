import type { Product } from '../product';

/** Number of products that are recommended with one: a drum kit needs cymbals, a pedal, a throne and sticks. */
const RECOMMENDED = 6;

/** The products that are recommended with another one, at most six, each once. Skips itself and unknown ids. */
export function recommendedProducts(all: readonly Product[]): (product: Product) => Product[] {
  const byId = new Map(all.map((product) => [product.id, product]));
  return ({ id, goesWith = [] }) =>
    [...new Set(goesWith)]
      .flatMap((other) => (other === id ? [] : (byId.get(other) ?? [])))
      .slice(0, RECOMMENDED);
}
