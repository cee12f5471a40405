import { productSchema, type Product } from '~/features/catalogue/product';

/** A product that is valid, and as a test wants it. */
export const product = (wanted: Partial<Product> = {}): Product =>
  productSchema.parse({
    id: '1',
    name: 'Fender 電結他',
    nameEn: 'Fender Guitar',
    price: 1000,
    category: 'guitars',
    ...wanted,
  });
