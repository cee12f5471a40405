import type { GoesWith } from '~/features/products/goes-with/goes-with';

/** Number of companions below a cart. */
export const COMPANIONS = 3;

/** Products that go with those in the cart and are not in it, taking turns by product. */
export function companionsOf(goesWith: GoesWith, inCart: readonly string[]): string[] {
  const lists = inCart.map((id) => goesWith[id] ?? []);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...new Set(inTurn)].filter((id) => !inCart.includes(id));
}
