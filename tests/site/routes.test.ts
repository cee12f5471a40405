import { expect, it } from 'vitest';
import { categoryIds } from '~/features/products/product';
import { settings } from '~/site/settings';
import { otherLocales } from '~/i18n/locales';
import { complaints, pageAt, translationOf } from './site';

/** The routes of spec §2 with their category pages, and those the shop adds. */
const routes = [
  '/',
  '/instruments',
  ...categoryIds.map((category) => `/instruments/${category}`),
  ...Array.from({ length: 140 }, (_, index) => `/product/${index + 1}`),
  '/studio-rental',
  '/contact',
  '/cart',
  '/checkout',
  '/compare',
  '/order/confirmation',
  '/wishlist',
  '/privacy',
  '/refund',
  `/admin/${settings.cms.id}`,
  '/404',
  '/product-not-found',
];

it('every route is a page in the default language', () => {
  expect(routes.filter((route) => !pageAt(route))).toEqual([]);
});

it('every page exists in every language', () => {
  expect(
    complaints((page) =>
      otherLocales(page.locale)
        .filter((locale) => !translationOf(page, locale))
        .map((locale) => `not in ${locale}`),
    ),
  ).toEqual([]);
});
