import type { Product } from '../product';

/** Returns a function that finds the members of a product's family, with the product itself; none without a family. */
export function familyMembers(all: readonly Product[]): (product: Product) => Product[] {
  const byId = new Map(all.map((product) => [product.id, product]));
  return ({ family }) => (family?.members ?? []).flatMap((id) => byId.get(id) ?? []);
}

/** The same for all members of a family, and the product's id without a family. */
export const familyKey = ({ id, family }: Pick<Product, 'id' | 'family'>): string =>
  family?.members[0] ?? id;

/** Keeps one product of each family, at the position of its first: the first in stock, or the first. */
export function onePerFamily(products: readonly Product[]): Product[] {
  const kept = new Map<string, Product>();
  for (const product of products) {
    const key = familyKey(product);
    const before = kept.get(key);
    if (!before || (!before.inStock && product.inStock)) kept.set(key, product);
  }
  return [...kept.values()];
}
