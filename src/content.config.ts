import { defineCollection } from 'astro:content';
import { productsLoader } from '~/features/catalogue/loader';
import { productSchema } from '~/features/catalogue/product';

export const collections = {
  products: defineCollection({ loader: productsLoader(), schema: productSchema }),
};
