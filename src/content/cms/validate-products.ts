import { z } from 'zod';
import type { Product } from '~/features/products/product';
import { productSchema, toProduct, withUniqueIds } from '../product-schema';
import { whole } from '../text-fields';
import { validateItems, type Validated } from './validate-items';

/** Remaining stock of counted products; 0 means sold out. */
const stock = whole.min(0).optional();

/** A time of Strapi in ms since 1970. Editors do not set it, so invalid values are ignored. */
const time = z
  .unknown()
  .transform((text) => {
    const ms = typeof text === 'string' ? Date.parse(text) : NaN;
    return Number.isNaN(ms) ? undefined : ms;
  })
  .optional();

const cmsProduct = productSchema
  .safeExtend({ stock, publishedAt: time, createdAt: time, updatedAt: time })
  .strip()
  .transform(({ stock, publishedAt, createdAt, ...product }): Product => {
    const published = publishedAt ?? createdAt;
    return {
      ...toProduct(stock === 0 ? { ...product, inStock: false } : product),
      ...(published !== undefined && { publishedAt: published }),
    };
  });

/** Ignores the other fields that Strapi gives an item. Keeps the ids of one list unique. */
export const itemSchema = () => withUniqueIds<Product>(cmsProduct);

/** Items of the CMS as products, in their order (requirements §3). */
export const validateProducts = (
  items: readonly unknown[],
  cms: string,
  schema = itemSchema(),
): Validated<Product> => validateItems('product', items, schema, cms);
