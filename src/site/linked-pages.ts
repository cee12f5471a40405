/** Up to this many pages, each links to all others. */
const ALL = 9;

/** Distances to linked pages in both directions. The large ones shorten the path to any page. */
const STEPS = [1, 2, 10, 100, 1000];

/**
 * Returns the page numbers in a list's pagination, in ascending order: first, last, current,
 * adjacent pages and a few farther away. Their number does not depend on the total.
 *
 * @param number the page, from 1
 */
export function linkedPages(number: number, pages: number): number[] {
  if (pages <= ALL) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = STEPS.flatMap((step) => [number - step, number + step]);
  return [...new Set([1, number, pages, ...near])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
}
