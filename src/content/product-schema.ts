import { z } from 'zod';
import { categoryIds, type Product } from '~/features/products/product';

// Apart from the rules about products: zod stays on the server.

const name = z.string().trim().min(1);
const price = z.int().positive();

/**
 * A product (spec §3). Prices are whole Hong Kong dollars; `image` is the address of a
 * picture elsewhere, absent where the picture is a file of ours or there is none.
 */
export const productSchema = z
  .strictObject({
    id: name,
    name,
    nameEn: name,
    price,
    originalPrice: price.optional(),
    description: z.string().default(''),
    descriptionEn: z.string().optional(),
    category: z.enum(categoryIds),
    badges: z.array(z.string()).default([]),
    image: z.url({ protocol: /^https?$/ }).optional(),
    inStock: z.boolean().default(true),
  })
  .refine(({ originalPrice, price }) => originalPrice === undefined || originalPrice > price, {
    path: ['originalPrice'],
    message: 'must be above price',
  }) satisfies z.ZodType<Product>;
