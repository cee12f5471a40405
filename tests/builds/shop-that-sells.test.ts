import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import site from '~data/site.json' with { type: 'json' };
import { locales, pathPrefix, type Locale } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';
import { fakeProduct } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { newFeatures } from '../new-features';
import { copyShop, type Shop } from '../cms/real/shop';

const warranty = { zh: '兩年香港保養', en: '2 Year Hong Kong Warranty' };
const bare = fakeProduct(1);
const known = fakeProduct(2, {
  kind: 'electric',
  mpn: '011-3900-755',
  warranty,
});

const review = {
  id: 1,
  product: known['documentId'],
  stars: 5,
  text: '<script>alert(1)</script> & more',
  name: '<b>陳</b>',
  language: 'zh',
  receivedAt: '2026-11-26T00:00:00.000Z',
  bought: true,
  answer: 'Thank <you>',
};
const reviews = Array.from({ length: 7 }, (_, index) => ({
  ...review,
  id: index,
  stars: 5 - (index % 2),
}));

let cms: FakeStrapi;
let shop: Shop;
beforeAll(async () => {
  cms = await startFakeStrapi([bare, known]);
  cms.settings['reviews'] = reviews;
  shop = await copyShop(1);
});
afterAll(async () => {
  await cms.stop();
  await shop.remove();
});

const build = (outDir: string, env: Record<string, string>) =>
  shop.build(outDir, { CMS_URL: cms.url, CMS_FALLBACK: 'fail', ...env });

/** Returns the markup of a build's pages, by path, including texts and data of islands. */
async function pagesOf(outDir: string): Promise<Map<string, string>> {
  const files = await shop.files(outDir);
  return new Map(
    [...files]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, content]) => [path.replace(/\.html$/, ''), content.toString()]),
  );
}

const productPage = (pages: Map<string, string>, locale: Locale, { documentId }: typeof bare) =>
  pages.get(`${pathPrefix(locale)}/product/${String(documentId)}`.slice(1)) ?? '';

/** Texts of demonstrations only. They are compared up to the first placeholder. */
const demoTexts = (locale: Locale): string[] => {
  const { common, checkout, orders, policies } = dictionaries[locale];
  const { text, processing } = checkout.methods.simulated;
  const said = [common.demo, ...Object.values(checkout.demo), orders.demo, policies.simulated];
  return [...said, text, processing].map((sentence) => sentence.split('{{')[0] ?? '');
};
const rated = (locale: Locale, rating: string) =>
  dictionaries[locale].product.ratingText.replace('{{rating}}', rating);

/** Returns the newer features in the scripts and styles of a build. */
async function newFeaturesIn(outDir: string): Promise<string[]> {
  const sources = [...(await shop.files(outDir))].filter(([path]) => /\.(js|css)$/.test(path));
  expect(sources.length).toBeGreaterThan(10);
  const found = sources.map(([path, content]) => newFeatures(content.toString(), path));
  return (await Promise.all(found)).flat();
}

/** Returns the scripts that contain a part of zod: schemas of src/contracts are for functions and CMS. */
const schemasIn = async (outDir: string): Promise<string[]> =>
  [...(await shop.files(outDir))].flatMap(([path, content]) =>
    path.endsWith('.js') && /ZodError|_zod\b/.test(content.toString()) ? [path] : [],
  );

describe('a shop that sells', () => {
  let pages: Map<string, string>;
  beforeAll(async () => {
    const { code, log } = await build('sells', {
      DEMO: 'false',
      PAYMENT_PROVIDER: 'stripe',
      ORDERS_URL: 'http://localhost:1337',
    });
    expect(code, log).toBe(0);
    pages = await pagesOf('sells');
    expect(pages.size).toBeGreaterThan(40);
  }, 120_000);

  it('uses no newer features, and no schemas', { timeout: 120_000 }, async () => {
    expect(await newFeaturesIn('sells')).toEqual([]);
    expect(await schemasIn('sells')).toEqual([]);
  });

  it.each(locales)('has no sentence of a demonstration on any page: %s', (locale) => {
    for (const text of demoTexts(locale)) {
      expect(text.length).toBeGreaterThan(3);
      const found = [...pages].filter(([, html]) => html.includes(text));
      expect(
        found.map(([path]) => path),
        text,
      ).toEqual([]);
    }
  });

  it.each(locales)('shows of a product what it brings, and no more: %s', (locale) => {
    const { specs, values } = dictionaries[locale].product;
    const own = productPage(pages, locale, known);
    const none = productPage(pages, locale, bare);
    expect(own).toContain(rated(locale, '4.6'));
    expect(own).toContain('"ratingValue":4.6,"reviewCount":7');
    const written = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more';
    expect(own.split(written)).toHaveLength(8);
    expect(own).toContain('Thank &lt;you&gt;');
    expect(own).not.toMatch(/<script>alert|<b>陳/);
    expect(own).toContain('011-3900-755');
    expect(own).toContain(warranty[locale]);
    expect(own).not.toContain(site.warranty[locale]);

    expect(none).not.toContain(`aria-label="${dictionaries[locale].product.rating.split('{{')[0]}`);
    expect(none).not.toContain('aggregateRating');
    for (const text of [`>${specs.model}<`, values.premiumWood, values.imported]) {
      expect(none).not.toContain(text);
    }
    expect(none).not.toContain('included-title');
    expect(none).toContain(site.warranty[locale]);
  });
});

it('a demonstration has samples, and says that it is one', { timeout: 120_000 }, async () => {
  const { code, log } = await build('demo', { DEMO: 'true' });
  expect(code, log).toBe(0);
  expect(await newFeaturesIn('demo')).toEqual([]);
  const pages = await pagesOf('demo');
  for (const locale of locales) {
    const own = productPage(pages, locale, known);
    const none = productPage(pages, locale, bare);
    expect(own).toContain(rated(locale, '4.6'));
    expect(own).not.toContain(dictionaries[locale].product.sampleRating);
    expect(none).toContain(rated(locale, '4.8'));
    expect(own).not.toContain('aggregateRating');
    expect(none).not.toContain('aggregateRating');
    expect(none).toContain(dictionaries[locale].product.values.premiumWood);
    const silent = [...pages].filter(
      ([path, html]) =>
        (path === 'en' || path.startsWith('en/')) === (locale === 'en') &&
        !html.includes(dictionaries[locale].common.demo),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  }
});
