import type { z } from 'zod';
import { productSchema, toProduct } from '~/content/product-schema';

/** Returns a valid product, from fields as in `data/catalogue`, with defaults for all others. */
export const product = (wanted: Partial<z.input<typeof productSchema>> = {}) =>
  toProduct(
    productSchema.parse({
      id: '1',
      name: 'Fender 電結他',
      nameEn: 'Fender Guitar',
      price: 1000,
      category: 'guitars',
      ...wanted,
    }),
  );
