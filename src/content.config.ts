import { defineCollection } from 'astro:content';
import { productsLoader } from '~/features/catalogue/loader';
import { productSchema } from '~/features/catalogue/product-schema';

export const collections = {
  products: defineCollection({ loader: productsLoader(), schema: productSchema }),
};
