import { expect, it } from 'vitest';
import { categoryIds } from '~/features/products/product';
import { settings } from '~/site/settings';
import { complaints, counterpart, pageAt } from './site';

/** Every route of spec §2, with the pages of DESIGN.md that belong to them. */
const routes = [
  '/',
  '/instruments',
  ...categoryIds.map((category) => `/instruments/${category}`),
  ...Array.from({ length: 140 }, (_, index) => `/product/${index + 1}`),
  '/studio-rental',
  '/contact',
  '/cart',
  '/checkout',
  '/wishlist',
  '/privacy',
  '/refund',
  `/admin/${settings.cms.id}`,
  '/404',
  '/product-not-found',
];

it('every route is a page in Chinese', () => {
  expect(routes.filter((route) => !pageAt(route))).toEqual([]);
});

it('every page is there in both languages', () => {
  expect(complaints((page) => (counterpart(page) ? [] : ['not in the other language']))).toEqual(
    [],
  );
});
