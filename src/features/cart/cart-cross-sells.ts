import type { CrossSells } from '~/features/products/cross-sell/cross-sells';

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
