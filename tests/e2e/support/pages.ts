import { soldOut } from './shop';

/** A page of each kind and state that its address alone gives, by its Chinese path. */
export const pagesOfEachKind = [
  '/',
  '/instruments',
  '/instruments/keyboards?brand=Roland',
  '/product/5',
  '/product/100',
  `/product/${soldOut().id}`,
  '/studio-rental',
  '/contact',
  '/wishlist',
  '/cart',
  '/checkout',
  '/privacy',
  '/admin/strapi',
  '/product-not-found',
];
