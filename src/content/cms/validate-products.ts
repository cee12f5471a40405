import { z } from 'zod';
import type { Product } from '~/features/products/product';
import { refusal } from '~/i18n/reasons';
import {
  comparedPrice,
  price,
  productSchema,
  toProduct,
  whenValid,
  withUniqueIds,
} from '../product-schema';
import { whole } from '../value-schemas';
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

/** A reduced price, and its time: without an end or a start, always until, or from, the other. */
const sale = {
  salePrice: price.optional(),
  saleFrom: z.coerce.date().optional(),
  saleUntil: z.coerce.date().optional(),
};

const withDiscount = (badges: readonly string[]) => [...new Set([...badges, 'discount'])];

const cmsProduct = (now: number) =>
  productSchema
    .safeExtend({ stock, publishedAt: time, createdAt: time, updatedAt: time, ...sale })
    .strip()
    .refine(({ salePrice, price }) => salePrice === undefined || salePrice < price, {
      path: ['salePrice'],
      ...refusal('notBelow'),
      ...whenValid(z.object({ price: comparedPrice, salePrice: comparedPrice.optional() })),
    })
    .refine(({ saleFrom, saleUntil }) => !saleFrom || !saleUntil || saleFrom < saleUntil, {
      path: ['saleUntil'],
      ...refusal('endsEarly'),
      ...whenValid(z.object({ saleFrom: sale.saleFrom, saleUntil: sale.saleUntil })),
    })
    .transform(
      ({ stock, createdAt, publishedAt, salePrice, saleFrom, saleUntil, ...product }): Product => {
        // Strapi sets `publishedAt` at each publication, also of a corrected letter.
        const created = createdAt ?? publishedAt;
        const isOnSale =
          (!saleFrom || saleFrom.getTime() <= now) && (!saleUntil || now < saleUntil.getTime());
        return {
          ...toProduct({
            ...product,
            // A price that is crossed out is a sale, whether or not somebody chose the badge, too.
            ...(product.originalPrice !== undefined && { badges: withDiscount(product.badges) }),
            ...(stock === 0 && { inStock: false }),
            ...(salePrice !== undefined &&
              isOnSale && {
                price: salePrice,
                originalPrice: product.originalPrice ?? product.price,
                badges: withDiscount(product.badges),
              }),
          }),
          ...(created !== undefined && { createdAt: created }),
        };
      },
    );

/**
 * Ignores the other fields that Strapi gives an item. Keeps the ids of one list unique.
 * @param now decides which sale prices apply; in ms since 1970
 */
export const itemSchema = (now = Date.now()) => withUniqueIds<Product>(cmsProduct(now));

/** Items of the CMS as products, in their order (requirements §3). */
export const validateProducts = (
  items: readonly unknown[],
  cms: string,
  schema = itemSchema(),
): Validated<Product> => validateItems('product', items, schema, cms);
