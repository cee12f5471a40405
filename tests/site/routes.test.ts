import { expect, it } from 'vitest';
import products from '~data/catalogue/guitars.json' with { type: 'json' };
import { localized } from '~/content/localized';
import { categories } from '~/features/products/categories';
import { categoryIds } from '~/features/products/product';
import * as en from '~/i18n/dictionaries/en';
import * as zh from '~/i18n/dictionaries/zh';
import { settings } from '~/site/settings';
import { otherLocales, pathPrefix } from '~/i18n/locales';
import { all, pageAt, textOf, translationOf, testPages } from './site';

/** The routes of requirements §2 with their category pages, and those the shop adds. */
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
  '/booking/cancel',
  '/orders',
  '/search',
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

testPages('every page exists in every language', (page) =>
  otherLocales(page.locale)
    .filter((locale) => !translationOf(page, locale))
    .map((locale) => `not in ${locale}`),
);

it.each([
  ['zh', zh],
  ['en', en],
] as const)('pages in %s have their heading and title', (locale, words) => {
  const { cart, catalogue, checkout, cms, contact, home, messages, policies } = words;
  const [product] = products;
  const expected: [path: string, heading: string, title?: string][] = [
    ['/', home.hero.headline, home.title],
    ['/instruments', catalogue.title],
    ...categoryIds.map(
      (id) =>
        [`/instruments/${id}`, categories[id].name[locale], categories[id].name[locale]] satisfies [
          string,
          string,
          string,
        ],
    ),
    [`/product/${product?.id ?? ''}`, product ? localized(product, 'name')[locale] : ''],
    ['/studio-rental', words.studio.title],
    ['/contact', contact.title],
    ['/cart', cart.title],
    ['/checkout', checkout.title],
    // Has both headings; which is shown depends on stored data.
    [
      '/order/confirmation',
      checkout.submitted.title + checkout.orders.title,
      checkout.orders.title,
    ],
    ['/orders', words.orders.title],
    ['/booking/cancel', words.studio.cancel.title],
    ['/wishlist', messages.wishlist.title],
    ['/privacy', policies.privacy.title],
    ['/refund', policies.refund.title],
    [`/admin/${settings.cms.id}`, cms.title],
  ];
  for (const [path, heading, title = heading] of expected) {
    const page = pageAt((pathPrefix(locale) + path).replace(/(?<=.)\/$/, ''));
    if (!page) throw new Error(`no page ${path}`);
    const headings = all(page, 'h1').map(textOf);
    // That of a category has its number of products.
    const isList = path.startsWith('/instruments/');
    expect(isList ? headings.map((text) => text.replace(/ \d+.*/u, '')) : headings, path).toEqual([
      heading,
    ]);
    const [shown = ''] = all(page, 'title').map(textOf);
    expect(shown.startsWith(title), `${path}: ${shown}`).toBe(true);
    expect(shown, path).toContain(settings.brand);
  }
});
