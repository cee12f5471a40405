import { isForInstruments, serveTheSame } from '~/features/products/cross-sell/instruments';
import { familyKey, onePerFamily } from '~/features/products/family/family';
import type { Product } from '~/features/products/product';
import { kindOf, kinds, type Kind } from '~/features/products/specifications/kinds';

/** Number of related products on a product page (requirements §9). */
const RELATED = 4;
/** Number of alternatives to a product that is sold out. */
const ALTERNATIVES = 2;

/** Returns the ids of the kinds of a category: the given kind, then others by similarity of their specifications. */
function kindsLike(own: Kind, all: readonly Kind[]): string[] {
  const likeness = new Map(
    all.map(({ id, attributes }) => [
      id,
      attributes.filter((each) => own.attributes.includes(each)).length /
        new Set([...attributes, ...own.attributes]).size,
    ]),
  );
  return [...likeness].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** A product that is sold, or was. */
type Placed = Pick<Product, 'id' | 'category' | 'kind' | 'price'> & Partial<Product>;

/** Products with a position in the catalogue, sorted by price. */
type ByPrice = { product: Product; position: number }[];

/** Number of cheaper and of dearer products to compare; of more at the same price, any will do. */
const WINDOW = 50;

/** Returns the products nearest in price, one per family; at equal distance, in the order of the catalogue. */
function nearest(list: ByPrice, own: Placed, count: number): Product[] {
  const { price } = own;
  const dearer = list.findIndex(({ product }) => product.price >= price);
  const middle = dearer < 0 ? list.length : dearer;
  const distance = ({ product }: ByPrice[number]) => Math.abs(product.price - price);
  const inOrder = list
    .slice(Math.max(0, middle - WINDOW), middle + WINDOW)
    .sort((a, b) => distance(a) - distance(b) || a.position - b.position);
  const families = new Set([familyKey(own)]);
  const found: Product[] = [];
  for (const { product } of inOrder) {
    if (found.length === count) break;
    const key = familyKey(product);
    if (families.has(key)) continue;
    families.add(key);
    found.push(product);
  }
  return found;
}

/** Other products on a product page: one of each other family. */
interface OtherProducts {
  /**
   * At most four of its category: those of its kind first, then those for the same instrument, then those for none in
   * particular, then the rest. Among these the most similar kinds come first; within a kind, those in stock first, then by
   * price difference, then in the order of the catalogue.
   */
  related: Product[];
  /**
   * At most two in stock of the same kind, or if there are too few, of the most similar kinds; for
   * accessories only of the same kind, because one kind does not replace another.
   */
  alternatives: Product[];
}

/** Returns a function that finds the other products on the page of a product. The catalogue is sorted only once. */
export function otherProducts(all: readonly Product[]): (product: Placed) => OtherProducts {
  const lists = new Map<string, ByPrice>();
  const groupsIn = (category: string, inStock: boolean, kind = '') =>
    `${category}/${kind}/${inStock}`;
  for (const [position, product] of all.entries()) {
    const { category, kind, inStock } = product;
    for (const group of new Set([undefined, kind].map((id) => groupsIn(category, inStock, id)))) {
      const list = lists.get(group) ?? [];
      lists.set(group, list);
      list.push({ product, position });
    }
  }
  for (const list of lists.values()) list.sort((a, b) => a.product.price - b.product.price);
  const likeKinds = new Map(
    Object.values(kinds).flatMap((all) => all.map((own) => [own, kindsLike(own, all)])),
  );
  return (product) => {
    const { category, kind } = product;
    const take = (count: number, groups: readonly string[]) => {
      const found = groups.flatMap((group) => nearest(lists.get(group) ?? [], product, 2 * count));
      const rank = (each: Product) => {
        if (kind !== undefined && each.kind === kind) return 0;
        if (serveTheSame(product, each)) return 1;
        return isForInstruments(each) ? 3 : 2;
      };
      return onePerFamily(found)
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, count);
    };
    const own = kindOf(product);
    // The category as a whole last: products without a kind are in no other group.
    const inOrder = [...((own && likeKinds.get(own)) ?? []), undefined];
    return {
      related: take(
        RELATED,
        inOrder.flatMap((id) => [true, false].map((inStock) => groupsIn(category, inStock, id))),
      ),
      alternatives: take(
        ALTERNATIVES,
        (category === 'accessories' ? [kind] : inOrder).map((id) => groupsIn(category, true, id)),
      ),
    };
  };
}
