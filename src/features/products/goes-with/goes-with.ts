import type { CategoryId } from '../product';

/** The ids of the products in stock that go with a product, by its id. */
export type GoesWith = Readonly<Record<string, readonly string[]>>;

/** Where the cart finds what goes with the products of a category. Without a hash: the browser asks whether it has changed. */
export const goesWithUrl = (category: CategoryId): string => `/goes-with/${category}.json`;
