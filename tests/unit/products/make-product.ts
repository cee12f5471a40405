import type { Product } from '~/features/products/product';
import { productSchema } from '~/content/product-schema';

/** A valid product with defaults for everything that is not given. */
export const product = (wanted: Partial<Product> = {}): Product =>
  productSchema.parse({
    id: '1',
    name: 'Fender 電結他',
    nameEn: 'Fender Guitar',
    price: 1000,
    category: 'guitars',
    ...wanted,
  });
