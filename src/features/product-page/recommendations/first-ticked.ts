import type { ProductSummary } from '~/features/products/product-summary';

/**
 * Ids of the recommended products that are ticked from the start: in stock, cheaper than the product that they
 * go with, and one of each kind, because nobody needs two pairs of headphones.
 * @param price HK$ of the product
 */
export function firstTicked(items: readonly ProductSummary[], price: number): Set<string> {
  const likely = items.filter((item) => item.inStock && item.price < price);
  const oneOfEach = likely.filter(
    ({ kind }, index) =>
      kind === undefined || likely.findIndex((other) => other.kind === kind) === index,
  );
  return new Set(oneOfEach.map(({ id }) => id));
}
