import type { Product } from '~/features/products/product';

/** Number of related products on a product page (requirements §9). */
const RELATED = 4;

/** Products with a position in the catalogue, sorted by price. */
type ByPrice = { product: Product; position: number }[];

/** The index of the first product with at least this price. */
function indexOfPrice(list: ByPrice, price: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.product.price ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The products nearest in price. Of products at equal distance, the first in the catalogue: these are
 * the first in a run of equal prices, which may be long.
 */
function nearest(list: ByPrice, { id, price }: Product, count: number): Product[] {
  const start = indexOfPrice(list, price);
  const found = list.slice(start, start + count + 1);
  for (let end = start, wanted = count; end > 0 && wanted > 0;) {
    const first = indexOfPrice(list, list[end - 1]?.product.price ?? 0);
    const run = list.slice(first, Math.min(end, first + wanted));
    found.push(...run);
    wanted -= run.length;
    end = first;
  }
  const distance = ({ product }: ByPrice[number]) => Math.abs(product.price - price);
  return found
    .filter(({ product }) => product.id !== id)
    .sort((a, b) => distance(a) - distance(b) || a.position - b.position)
    .slice(0, count)
    .map(({ product }) => product);
}

/**
 * Returns a function that finds the related products of a product: at most four of its category, those
 * of its kind first, then by price difference, then in the order of the catalogue. The catalogue is
 * sorted only once.
 */
export function relatedProducts(all: readonly Product[]): (product: Product) => Product[] {
  const groups = new Map<string, ByPrice>();
  const groupsOf = ({ category, kind }: Product) => [
    ...(kind === undefined ? [] : [`${category}/${kind}`]),
    category,
  ];
  for (const [position, product] of all.entries()) {
    for (const group of groupsOf(product)) {
      const list = groups.get(group) ?? [];
      groups.set(group, list);
      list.push({ product, position });
    }
  }
  for (const list of groups.values()) list.sort((a, b) => a.product.price - b.product.price);
  return (product) => {
    const found = new Set<Product>();
    for (const group of groupsOf(product)) {
      for (const each of nearest(groups.get(group) ?? [], product, 2 * RELATED)) found.add(each);
    }
    return [...found].slice(0, RELATED);
  };
}

/** The products that are recommended with another one, each once. Skips itself and unknown ids. */
export function recommendedProducts(all: readonly Product[]): (product: Product) => Product[] {
  const byId = new Map(all.map((product) => [product.id, product]));
  return ({ id, goesWith = [] }) =>
    [...new Set(goesWith)]
      .flatMap((other) => (other === id ? [] : (byId.get(other) ?? [])))
      .slice(0, RELATED);
}
