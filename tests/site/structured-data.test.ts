import { describe, expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { PAGE_SIZE } from '~/features/facets/list/page-size';
import { formatNumber } from '~/i18n/format';
import { languageTags } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';
import { find } from './addresses';
import {
  all,
  attribute,
  origin,
  pages,
  structuredData,
  testPages,
  textOf,
  type Page,
} from './site';

const ofType = (page: Page, type: string) =>
  structuredData(page).filter((node) => node['@type'] === type);

const within = (path: RegExp) =>
  pages.filter((page) => path.test(page.path.replace(/^\/en(?=\/|$)/, '') || '/'));

/** Every value in a node with its property name. */
function* valuesIn(node: unknown, name = ''): Generator<[name: string, value: unknown]> {
  yield [name, node];
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node))
    yield* valuesIn(value, Array.isArray(node) ? name : key);
}

describe('structured data', () => {
  testPages('does not contain the fixed rating', (page) =>
    [...valuesIn(structuredData(page))]
      .map(([name]) => name)
      .filter((name) => /rating|review/i.test(name)),
  );

  testPages('has addresses of existing files, and of pages in its own language', (page) =>
    [...valuesIn(structuredData(page))].flatMap(([name, value]) => {
      if (typeof value !== 'string' || !value.startsWith(origin)) return [];
      const target = find(new URL(value));
      const isElsewhere =
        typeof target === 'object' &&
        ['url', 'item'].includes(name) &&
        target.path !== '/' &&
        target.locale !== page.locale;
      return target === undefined || isElsewhere ? [value] : [];
    }),
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
