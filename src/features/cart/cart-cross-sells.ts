import type { CrossSells } from '~/features/products/cross-sell/cross-sells';
import type { ProductSummary } from '~/features/products/product-summary';

/** Number of cross-sells below a cart. */
export const MAX_SHOWN = 3;

/** Cross-sells of the products in the cart that are not in it, taking turns by product. */
export function cartCrossSells(crossSells: CrossSells, inCart: readonly string[]): string[] {
  const lists = inCart.map((id) => crossSells[id] ?? []);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...new Set(inTurn)].filter((id) => !inCart.includes(id));
}

/**
 * The first of these that are in stock, one per family.
 * @param families of the products in the cart, of which none is shown
 */
export function shownCrossSells(
  items: readonly ProductSummary[],
  families: readonly string[],
): ProductSummary[] {
  const shown = new Set(families);
  const first = items.filter(({ id, family = id, inStock }) => {
    if (!inStock || shown.has(family)) return false;
    shown.add(family);
    return true;
  });
  return first.slice(0, MAX_SHOWN);
}
