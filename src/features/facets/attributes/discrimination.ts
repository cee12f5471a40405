/** The information of a yes-or-no question in bits: 1 if half of all answers are yes, 0 if all agree. */
function binaryEntropy(share: number): number {
  return [share, 1 - share]
    .filter((part) => part > 0)
    .reduce((sum, part) => sum - part * Math.log2(part), 0);
}

/**
 * How well a facet tells the products of a section apart, from 0 (not at all) to 1: the share of the
 * products that state it, times the mean information of its options. An option that half of the
 * products have tells most, one that a single product has tells little, so a short list of common
 * options ranks above a long list of rare ones.
 * @param total number of products of the section
 * @param stated how many of them have any value
 * @param counts how many products each option has
 */
export function discrimination(total: number, stated: number, counts: readonly number[]): number {
  if (total === 0 || counts.length === 0) return 0;
  const information = counts.reduce((sum, count) => sum + binaryEntropy(count / total), 0);
  return (stated / total) * (information / counts.length);
}
