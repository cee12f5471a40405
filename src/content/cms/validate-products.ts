import { z } from 'zod';
import type { Product } from '~/features/products/product';
import { productSchema, toProduct, withUniqueIds } from '../product-schema';
import { validateItems, type Validated } from './validate-items';

/** How many are left, of products that the CMS counts; none makes a product sold out. */
const stock = z.int().min(0, 'must not be negative').optional();

const countedProduct = productSchema
  .safeExtend({ stock })
  .strip()
  .transform(({ stock, ...product }) =>
    toProduct(stock === 0 ? { ...product, inStock: false } : product),
  );

/** Ignores the other fields that Strapi gives an item. Keeps the ids of one list unique. */
export const itemSchema = () => withUniqueIds<Product>(countedProduct);

/** Items of the CMS as products, in their order (spec §3). */
export const validateProducts = (
  items: readonly unknown[],
  cms: string,
  schema = itemSchema(),
): Validated<Product> => validateItems('product', items, schema, cms);
