import type { GoesWith } from '~/features/products/goes-with/goes-with';

/** How many are shown below a cart. */
export const COMPANIONS = 3;

/** What goes with the products of a cart and is not in it, in turn: first the first of each product. */
export function companionsOf(goesWith: GoesWith, inCart: readonly string[]): string[] {
  const lists = inCart.map((id) => goesWith[id] ?? []);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...new Set(inTurn)].filter((id) => !inCart.includes(id));
}
