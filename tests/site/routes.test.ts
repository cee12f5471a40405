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

it.each([
  ['zh', zh],
  ['en', en],
] as const)('pages in %s have their heading and title', (locale, words) => {
  const { cart, catalogue, checkout, cms, contact, home, messages, orders, policies, studio } =
    words;
  const [product] = products;
  // The routes of requirements §2, and those that the shop adds.
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
    '/compare': words.compare.title,
    // Has both headings; stored data decides which one is shown.
    '/order/confirmation': checkout.submitted.title + checkout.orders.title,
    '/orders': orders.title,
    '/booking/cancel': studio.cancel.title,
    '/search': words.search.title,
    '/wishlist': messages.wishlist.title,
    '/privacy': policies.privacy.title,
    '/refund': policies.refund.title,
    [`/admin/${settings.cms.id}`]: cms.title,
    '/404': messages.notFound.text,
    '/product-not-found': words.product.notFound.title,
  };
  const otherTitles: Record<string, string> = {
    '/': home.title,
    '/order/confirmation': checkout.orders.title,
    '/404': messages.notFound.title,
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
