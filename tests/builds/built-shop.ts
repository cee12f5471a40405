import { expect } from 'vitest';
import { pathPrefix, type Locale } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';
import type { FakeEntry } from '../cms/fake/strapi';
import type { Files } from '../cms/real/shop';
import { newFeatures } from '../new-features';

/** Seven reviews of a product, of 4.6 stars on average, with markup in their texts. */
export const reviewsOf = (product: FakeEntry | undefined) =>
  Array.from({ length: 7 }, (_, id) => ({
    id,
    product: product?.['documentId'],
    stars: 5 - (id % 2),
    text: '<script>alert(1)</script> & more',
    name: '<b>陳</b>',
    language: 'zh',
    receivedAt: '2026-11-26T00:00:00.000Z',
    bought: true,
    answer: 'Thank <you>',
  }));

/** Returns the markup of a build's pages, by path, including texts and data of islands. */
export const pagesOf = (files: Files): Map<string, string> =>
  new Map(
    [...files]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, content]) => [path.replace(/\.html$/, ''), content.toString()]),
  );

export const productPage = (
  pages: ReadonlyMap<string, string>,
  locale: Locale,
  product: FakeEntry | undefined,
): string =>
  pages.get(`${pathPrefix(locale)}/product/${String(product?.['documentId'])}`.slice(1)) ?? '';

/** Texts of demonstrations only, first that of every page. They are compared up to the first placeholder. */
export const demoTexts = (locale: Locale): string[] => {
  const { common, checkout, orders, policies } = dictionaries[locale];
  const { text, processing } = checkout.methods.simulated;
  const said = [common.demo, ...Object.values(checkout.demo), orders.demo, policies.simulated];
  return [...said, text, processing].map((sentence) => sentence.split('{{')[0] ?? '');
};

export const rated = (locale: Locale, rating: string): string =>
  dictionaries[locale].product.ratingText.replace('{{rating}}', rating);

/** Returns the newer features in the scripts and styles of a build. */
export async function newFeaturesIn(files: Files): Promise<string[]> {
  const sources = [...files].filter(([path]) => /\.(js|css)$/.test(path));
  expect(sources.length).toBeGreaterThan(10);
  const found = sources.map(([path, content]) => newFeatures(content.toString(), path));
  return (await Promise.all(found)).flat();
}
