import { z } from 'zod';
import type { Product } from '~/features/products/product';
import { productSchema } from '../product-schema';
import { line, pictureAddress, validate, text, type Validated } from './validate';

// Ids become paths and keys: none may climb out of a folder, or be what every object or folder has.
const id = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
  .refine((id) => !(id in Object.prototype) && id !== 'index', 'is a reserved word');

const schema = productSchema
  .safeExtend({
    id,
    name: line,
    nameEn: line,
    description: text.default(''),
    descriptionEn: text.optional(),
    badges: z
      .array(line.max(40))
      .overwrite((badges) => [...new Set(badges)])
      .default([]),
    image: pictureAddress.optional(),
  })
  .strip();

/** Items of the CMS as products (spec §3), in their order. */
export const validateProducts = (items: readonly unknown[], cms: string): Validated<Product> =>
  validate('product', items, schema, cms);
