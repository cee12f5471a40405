import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { categories } from '~/features/products/categories';
import { categoryIds } from '~/features/products/product';
import { settings } from '~/site/settings';
import * as en from '~/i18n/dictionaries/en';
import * as zh from '~/i18n/dictionaries/zh';
import { pathPrefix } from '~/i18n/locales';
import { all, pageAt, textOf } from './site';

const products = await readBuiltinCatalogue('data/catalogue');

/** The routes of requirements §2 with their category pages, and those that the shop adds. */
const routes = [
  '/',
  '/instruments',
  ...categoryIds.map((category) => `/instruments/${category}`),
  ...products.map(({ id }) => `/product/${id}`),
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

it.each([
  ['zh', zh],
  ['en', en],
] as const)('pages in %s have their heading and title', (locale, words) => {
  const { cart, catalogue, checkout, cms, contact, home, messages, orders, policies, studio } =
    words;
  const [product] = products;
  const headings = {
    '/': home.hero.headline,
    '/instruments': catalogue.title,
    ...Object.fromEntries(
      categoryIds.map((id) => [`/instruments/${id}`, categories[id].name[locale]]),
    ),
    [`/product/${product?.id}`]: product?.name[locale],
    '/studio-rental': studio.title,
    '/contact': contact.title,
    '/cart': cart.title,
    '/checkout': checkout.title,
    // Has both headings; stored data decides which one is shown.
    '/order/confirmation': checkout.submitted.title + checkout.orders.title,
    '/orders': orders.title,
    '/booking/cancel': studio.cancel.title,
    '/wishlist': messages.wishlist.title,
    '/privacy': policies.privacy.title,
    '/refund': policies.refund.title,
    [`/admin/${settings.cms.id}`]: cms.title,
  };
  const otherTitles: Record<string, string> = {
    '/': home.title,
    '/order/confirmation': checkout.orders.title,
  };
  for (const [path, heading = ''] of Object.entries(headings)) {
    const page = pageAt((pathPrefix(locale) + path).replace(/(?<=.)\/$/, ''));
    if (!page) throw new Error(`no page ${path}`);
    const shown = all(page, 'h1').map(textOf);
    // The heading of a category includes its number of products.
    const isList = path.startsWith('/instruments/');
    expect(isList ? shown.map((text) => text.replace(/ \d+.*/u, '')) : shown, path).toEqual([
      heading,
    ]);
    const [title = ''] = all(page, 'title').map(textOf);
    expect(title.startsWith(otherTitles[path] ?? heading), `${path}: ${title}`).toBe(true);
  }
});
