import type { CategoryId } from '../product';

/** The ids of the products in stock that go with a product, by its id. */
export type GoesWith = Readonly<Record<string, readonly string[]>>;

/** The URL of the cross-sell of a category, for the cart. Without a hash: the browser revalidates it. */
export const goesWithUrl = (category: CategoryId): string => `/goes-with/${category}.json`;
