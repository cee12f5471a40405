import { describe, expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { PAGE_SIZE } from '~/features/facets/list/grid-layout';
import { formatNumber } from '~/i18n/format';
import { languageTags } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';
import { find } from './addresses';
import { all, attribute, origin, pages, rawText, textOf, testPages, type Page } from './site';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const scripts = (page: Page) =>
  all(page, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json');

/** The JSON-LD nodes of a page. */
const nodes = (page: Page) =>
  scripts(page).map((script) => JSON.parse(rawText(script)) as Record<string, Json>);
const ofType = (page: Page, type: string) => nodes(page).filter((node) => node['@type'] === type);

const within = (path: RegExp) =>
  pages.filter((page) => path.test(page.path.replace(/^\/en(?=\/|$)/, '') || '/'));

/** Every value in a node with its property name. */
function* valuesIn(node: Json, name = ''): Generator<[name: string, value: Json]> {
  yield [name, node];
  if (node === null || typeof node !== 'object') return;
  for (const [key, value] of Object.entries(node))
    yield* valuesIn(value, Array.isArray(node) ? name : key);
}

describe('structured data', () => {
  testPages('is valid JSON with @context and @type', (page) =>
    scripts(page).flatMap((script) => {
      try {
        const node = JSON.parse(rawText(script)) as Record<string, Json>;
        return node['@context'] === 'https://schema.org' && node['@type']
          ? []
          : ['no @context or @type'];
      } catch (error) {
        return [String(error)];
      }
    }),
  );

  testPages('does not contain the fixed rating', (page) =>
    nodes(page).flatMap((node) =>
      [...valuesIn(node)].map(([name]) => name).filter((name) => /rating|review/i.test(name)),
    ),
  );

  testPages('has URLs of existing pages and files', (page) =>
    nodes(page).flatMap((node) =>
      [...valuesIn(node)]
        .flatMap(([, value]) =>
          typeof value === 'string' && value.startsWith(origin) ? [value] : [],
        )
        .filter((address) => !find(new URL(address))),
    ),
  );

  testPages('has URLs of pages in its own language', (page) =>
    nodes(page).flatMap((node) =>
      [...valuesIn(node)].flatMap(([name, value]) => {
        if (typeof value !== 'string' || !['url', 'item'].includes(name)) return [];
        const target = find(new URL(value));
        return typeof target === 'object' && target.path !== '/' && target.locale !== page.locale
          ? [value]
          : [];
      }),
    ),
  );
});

it('the home page is a WebPage about a MusicStore', () => {
  const found = within(/^\/$/);
  expect(found).toHaveLength(2);
  for (const page of found) {
    expect(ofType(page, 'WebPage'), page.path).toMatchObject([
      {
        inLanguage: languageTags[page.locale],
        mainEntity: {
          '@type': 'MusicStore',
          name: settings.brand,
          telephone: settings.phone,
          email: settings.email,
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Mong Kok',
            addressRegion: 'Kowloon',
            addressCountry: 'HK',
          },
        },
      },
    ]);
  }
});

const anOffer = {
  '@type': 'Offer',
  price: expect.any(Number) as number,
  priceCurrency: 'HKD',
  availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/) as string,
};

/** The product links of a page in order. */
const productsOn = (page: Page) => [
  ...new Set(
    all(page, 'a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => /^(\/en)?\/product\/[^/]+$/.test(href)),
  ),
];

it('catalogue and category pages list their first ten products with offers', () => {
  const found = within(/^\/instruments(\/|$)/);
  expect(found.length).toBeGreaterThanOrEqual(14);
  for (const page of found) {
    const first = productsOn(page).slice(0, 10);
    expect(first.length, page.path).toBeGreaterThan(0);
    const [, number = '1'] = /\/(\d+)$/.exec(page.path) ?? [];
    const offset = (Number(number) - 1) * PAGE_SIZE;
    const section = page.path.replace(/\/\d+$/, '');
    const products = found
      .filter(({ path }) => path.replace(/\/\d+$/, '') === section)
      .flatMap(productsOn);
    expect(ofType(page, 'ItemList'), page.path).toMatchObject([
      {
        numberOfItems: new Set(products).size,
        itemListElement: first.map((path, index) => ({
          '@type': 'ListItem',
          position: offset + index + 1,
          item: { '@type': 'Product', url: origin + path, offers: anOffer },
        })),
      },
    ]);
  }
});

const products = new Map(
  (await readBuiltinCatalogue('data/catalogue')).map((product) => [product.id, product]),
);

describe('a product page', () => {
  const found = within(/^\/product\//);

  it('has one Product with an Offer', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const page of found) {
      expect(ofType(page, 'Product'), page.path).toMatchObject([
        {
          name: all(page, 'h1').map(textOf).join(),
          description: expect.stringMatching(/./) as string,
          brand: { '@type': 'Brand' },
          offers: { ...anOffer, url: origin + page.path },
        },
      ]);
    }
  });

  testPages(
    'has the same price and stock in the Offer as in the text',
    (page) => {
      const t = translator(page.locale);
      const [product] = ofType(page, 'Product') as {
        offers?: { price: number; availability: string };
      }[];
      const [text = ''] = all(page, 'article').map(textOf);
      const prices: string[] = text.match(/HK\$[\d,]+/g) ?? [];
      const isGone = product?.offers?.availability.endsWith('OutOfStock');
      return [
        ...(prices.includes(`HK$${formatNumber(product?.offers?.price ?? NaN)}`)
          ? []
          : ['another price']),
        ...(text.includes(t(isGone ? 'stock.out' : 'stock.in')) ? [] : ['another stock']),
      ];
    },
    found,
  );

  it('has a BreadcrumbList from the home page through its category and kind to itself', () => {
    for (const page of found) {
      const root = page.locale === 'zh' ? '' : '/en';
      const { category, kind = '' } = products.get(page.path.replace(/.*\//, '')) ?? {};
      const section = `${root}/instruments/${category}`;
      const trail = [root || '/', `${root}/instruments`, section, `${section}/${kind}`, page.path];
      expect(ofType(page, 'BreadcrumbList'), page.path).toMatchObject([
        {
          itemListElement: trail.map((path, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: expect.stringMatching(/./) as string,
            item: origin + path,
          })),
        },
      ]);
    }
  });
});
