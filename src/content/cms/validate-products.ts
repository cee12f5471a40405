import type { Product } from '~/features/products/product';
import { productSchema, withUniqueIds } from '../product-schema';
import { validateItems, type Validated } from './validate-items';

/** Ignores the other fields that Strapi gives an item. Keeps the ids of one list unique. */
export const itemSchema = () => withUniqueIds<Product>(productSchema.strip());

/** Items of the CMS as products, in their order (spec §3). */
export const validateProducts = (
  items: readonly unknown[],
  cms: string,
  schema = itemSchema(),
): Validated<Product> => validateItems('product', items, schema, cms);
