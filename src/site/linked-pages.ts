/** Up to this many pages, each links to all others. */
const ALL = 9;

/** Distances to linked pages in both directions. The large ones keep the way to any page short. */
const STEPS = [1, 2, 10, 100, 1000];

/**
 * Numbers of the pages that a page of a list shows in its pagination, in ascending order: first, last, itself,
 * those next to it and a few farther away. As many, whatever the number of pages.
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
