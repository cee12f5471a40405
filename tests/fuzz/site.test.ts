import fc from 'fast-check';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateProducts } from '~/content/cms/validate-products';
import { unpackPriceList, type PackedPriceList } from '~/features/products/price-list/price-list';
import { categoryIds, type Product } from '~/features/products/product';
import { locales, pathPrefix, type Locale } from '~/i18n/locales';
import { settings } from '~/site/settings';
import { fakeProduct } from '../cms/fake/entries';
import { startFakeStrapi, type FakeEntry, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, type Shop } from '../cms/real/shop';
import { seed } from './check';
import { hostileProduct, SECRET } from './hostile';
import { expectPublic, expectReportable } from './invariants';

/** Hostile products that are shown. More show more, in more time. */
const SHOWN = 200;
/** Too few for the shop to refuse the CMS. */
const REJECTED = 10;

const PICTURES = [
  `/uploads/missing.png?sig=${SECRET}`,
  `http://editor:${SECRET}@127.0.0.1:9/x.png`,
  `http://127.0.0.1:9/x.png?sig=${SECRET}#${SECRET}`,
];

type Form = Pick<Product, 'category' | 'inStock' | 'originalPrice'>;

/** The id of a harmless product without a sheet whose page has this form. */
const plainHarmlessId = ({ category, inStock, originalPrice }: Form) =>
  `harmless-${category}-${inStock ? 'in' : 'out'}-${originalPrice === undefined ? 'full' : 'sale'}`;

/** One product for each form of a page. */
const HARMLESS = categoryIds.flatMap((category) =>
  [true, false].flatMap((inStock) =>
    [undefined, 2_000_000].map((originalPrice) => {
      const form = { category, inStock, originalPrice };
      return fakeProduct(0, {
        ...form,
        documentId: plainHarmlessId(form),
        // With a part that must not wrap.
        name: 'Fender PX-S1100 結他',
        nameEn: 'Fender PX-S1100 Guitar',
        badges: originalPrice ? ['hot', 'discount'] : ['hot'],
      });
    }),
  ),
);

/** Ids of harmless products, by the ids of the products with a sheet whose pages have the same form. */
const harmlessIds = new Map<unknown, string>();

/** The product with harmless texts in place of its own. */
function harmlessTwin(item: FakeEntry): FakeEntry {
  const texts = { zh: '文字', en: 'Text' };
  const values = Object.entries(item['attributes'] ?? {}).map(([id, value]) => [
    id,
    typeof value === 'object' && value !== null && 'zh' in value ? texts : (value as unknown),
  ]);
  const listOf = (lists: unknown) =>
    Object.fromEntries(
      Object.entries(lists as Record<string, unknown[]>).map(([locale, items]) => [
        locale,
        items.map(() => 'Text'),
      ]),
    );
  const documentId = `harmless-sheet-${harmlessIds.size}`;
  harmlessIds.set(item['documentId'], documentId);
  const { name, nameEn, badges } = HARMLESS[0] ?? {};
  return {
    ...item,
    ...{ documentId, name, nameEn, badges },
    description: '文字',
    descriptionEn: 'Text',
    attributes: Object.fromEntries(values),
    ...(item['delivery'] ? { delivery: texts } : {}),
    ...(Array.isArray(item['story'])
      ? { story: item['story'].map(() => ({ heading: texts, text: texts })) }
      : {}),
    ...(item['features'] ? { features: listOf(item['features']) } : {}),
    ...(item['included'] ? { included: listOf(item['included']) } : {}),
  };
}

function sample(): FakeEntry[] {
  const shown: FakeEntry[] = [];
  const rejected: FakeEntry[] = [];
  for (let number = 1; shown.length < SHOWN || rejected.length < REJECTED; number += 1) {
    const [item] = fc.sample(hostileProduct(number), { seed: seed + number, numRuns: 1 });
    const picture = PICTURES[number % 20];
    if (!item) continue;
    const isShown = validateProducts([item], 'http://127.0.0.1').entries.length > 0;
    const wanted = isShown ? shown : rejected;
    if (wanted.length >= (isShown ? SHOWN : REJECTED)) continue;
    const others = shown.slice(-3).map(({ documentId }) => documentId);
    wanted.push({
      ...item,
      image: picture ? { url: picture } : null,
      ...(item['kind'] ? { goesWith: others } : {}),
    });
  }
  const twins = shown.filter((item) => 'kind' in item).map(harmlessTwin);
  return [...shown, ...rejected, ...HARMLESS, ...twins];
}

let cms: FakeStrapi;
let shop: Shop;
let products: Product[];
/** Parses the pages as a browser does. */
let site: typeof import('../site/site');
type Page = (typeof site.pages)[number];
type Element = Page['elements'][number];

beforeAll(async () => {
  const items = sample();
  cms = await startFakeStrapi(items);
  products = validateProducts(items, cms.url).entries.map(({ value }) => value);
  shop = await copyShop(1);
  const { code, log } = await shop.build('dist', { CMS_URL: cms.url, CMS_FALLBACK: 'fail' });
  expect(code, log).toBe(0);
  process.env['DIST'] = join(shop.parent, 'dist');
  site = await import('../site/site');
});
afterAll(async () => {
  await cms.stop();
  await shop.remove();
});

function pageOf(id: string, locale: Locale): Page {
  const page = site.pageAt(`${pathPrefix(locale)}/product/${id}`);
  if (!page) throw new Error(`${id} has no page in ${locale}`);
  return page;
}

const eachPage = () =>
  products.flatMap((product) =>
    locales.map((locale) => ({ product, locale, page: pageOf(product.id, locale) })),
  );

const structuredData = (page: Page) =>
  site
    .all(page, 'script')
    .filter((script) => site.attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(site.rawText(script)) as Record<string, unknown>);

/** Whether an element is inside one that passes a test. */
function isInside(element: Element, test: (parent: Element) => boolean): boolean {
  for (let { parentNode } = element; parentNode; { parentNode } = parentNode) {
    if (!site.isElement(parentNode)) return false;
    if (test(parentNode)) return true;
  }
  return false;
}

const isRelated = (element: Element) =>
  site.attribute(element, 'aria-labelledby') === 'related-title';
/** Badges and the parts of a name that must not wrap. */
const isPart = (element: Element) =>
  element.tagName === 'span' &&
  (isInside(element, ({ tagName }) => tagName === 'h1') ||
    isInside(element, (parent) => (site.attribute(parent, 'class') ?? '').startsWith('eyebrow')));

const formOf = ({ tagName, attrs }: Element) =>
  [tagName, ...attrs.map(({ name }) => name).sort()].join(' ');

/** The elements of a product's page with the names of their attributes, without the related products. */
const skeleton = (page: Page) =>
  page.elements
    .filter((each) => !isRelated(each) && !isInside(each, isRelated) && !isPart(each))
    .map(formOf);

interface Card {
  locale: Locale;
  product: Product;
  /** Inside the card. */
  elements: Element[];
}

const allCards = (): Card[] =>
  site.pages.flatMap((page) =>
    site.all(page, 'article').flatMap((card) => {
      const id = site.attribute(card, 'data-product');
      const product = products.find((each) => each.id === id);
      const elements = page.elements.filter((each) => isInside(each, (parent) => parent === card));
      return product ? [{ locale: page.locale, product, elements }] : [];
    }),
  );

describe('a shop of hostile products', () => {
  it('has the pages of these products and no others', () => {
    const paths = site.pages.map(({ path }) => path).filter((path) => path.includes('/product/'));
    expect(paths.sort()).toEqual(
      products
        .flatMap(({ id }) => locales.map((locale) => `${pathPrefix(locale)}/product/${id}`))
        .sort(),
    );
  });

  it('shows names and descriptions as they are', () => {
    for (const { product, locale, page } of eachPage()) {
      const name = product.name[locale];
      const [h1, ...others] = site.all(page, 'h1');
      expect(others).toEqual([]);
      expect(h1 && site.rawText(h1).trim()).toBe(name);
      const [title] = site.all(page, 'title');
      expect(title && site.rawText(title)).toBe(`${name} - ${settings.brand}`);
      const description = site
        .all(page, 'p')
        .find((each) => site.attribute(each, 'class')?.includes('whitespace-pre-line'));
      expect(description && site.rawText(description).trim()).toBe(
        product.description[locale].trim(),
      );
      const add = page.elements.find((each) => site.attribute(each, 'data-price') !== undefined);
      expect(add && site.attribute(add, 'data-name')).toBe(name);
    }
  });

  it('shows the texts of sheets as they are', () => {
    const sheets = eachPage().filter(({ product }) => product.kind !== undefined);
    expect(sheets.length).toBeGreaterThan(20);
    for (const { product, locale, page } of sheets) {
      const shown = ['dd', 'p'].flatMap((tag) =>
        site.all(page, tag).map((each) => site.rawText(each).trim()),
      );
      const texts = [product.delivery, ...Object.values(product.attributes ?? {})].flatMap(
        (value) => (typeof value === 'object' && 'zh' in value ? [value[locale]] : []),
      );
      expect(shown).toEqual(expect.arrayContaining(texts));
      const recommended = site
        .all(page, 'section')
        .filter((each) => site.attribute(each, 'aria-labelledby') === 'goes-with-title')
        .flatMap((section) =>
          site
            .all(page, 'a')
            .filter((link) => isInside(link, (parent) => parent === section))
            .map((link) => site.attribute(link, 'href')),
        );
      expect(recommended).toEqual(
        (product.goesWith ?? []).map((id) => `${pathPrefix(locale)}/product/${id}`),
      );
    }
  });

  it('has no injected element or attribute on the pages of products', () => {
    for (const { product, locale, page } of eachPage()) {
      if (product.id.startsWith('harmless-')) continue;
      const harmless = pageOf(harmlessIds.get(product.id) ?? plainHarmlessId(product), locale);
      expect(skeleton(page), page.path).toEqual(skeleton(harmless));
    }
  });

  it('has no injected element or attribute in cards', () => {
    const forms = (cards: readonly Card[]) =>
      cards.flatMap(({ elements }) =>
        elements.map(formOf).map((form) => form.replace(/ fetchpriority\b/, '')),
      );
    const isHarmless = ({ product }: Card) => product.id.startsWith('harmless-');
    const cards = allCards();
    const known = new Set(forms(cards.filter(isHarmless)));
    expect(forms(cards).filter((form) => !known.has(form))).toEqual([]);
  });

  it('has no code of a product on any page', () => {
    expect(
      site.complaints((page) =>
        page.elements.flatMap((element) => {
          const { tagName, attrs } = element;
          const isData = /json$/.test(site.attribute(element, 'type') ?? '');
          const isCode =
            tagName === 'script' && !isData && site.rawText(element).includes('alert(1)');
          const bad = attrs.filter(
            ({ name, value }) =>
              /^(on|srcdoc)/.test(name) ||
              (/^(href|src|action)$/.test(name) && /^\s*(javascript|data):/i.test(value)),
          );
          return [
            ...(isCode ? ['code'] : []),
            ...bad.map(({ name, value }) => `${name}="${value}"`),
          ];
        }),
      ),
    ).toEqual([]);
  });

  it('describes each product in its structured data', () => {
    for (const { product, locale, page } of eachPage()) {
      const nodes = structuredData(page);
      const about = nodes.find((node) => node['@type'] === 'Product');
      expect(about).toMatchObject({
        name: product.name[locale],
        description: product.description[locale],
        sku: product.sku ?? product.id,
        ...(product.gtin !== undefined && { gtin: product.gtin }),
        ...(product.mpn !== undefined && { mpn: product.mpn }),
      });
    }
    for (const page of site.pages) structuredData(page);
  });

  it('lists each product with its name', () => {
    const files = JSON.parse(site.readText('price-lists.json')) as Record<Locale, string>;
    for (const locale of locales) {
      const names = new Map(products.map((product) => [product.id, product.name[locale]]));
      const list = JSON.parse(site.readText(files[locale].slice(1))) as PackedPriceList;
      expect(
        new Map(Array.from(unpackPriceList(list).summaries, ([id, { name }]) => [id, name])),
      ).toEqual(names);
    }
    const cards = allCards();
    expect(cards.length).toBeGreaterThan(products.length);
    for (const { locale, product, elements } of cards) {
      const title = elements.find(({ tagName }) => tagName === 'h3');
      expect(title && site.rawText(title).trim()).toBe(product.name[locale]);
    }
  });

  it('has no characters that must not be printed, in any text file', () => {
    // Line breaks and tabs are the shop's own.
    const unsafe = /[^\P{Cc}\n\r\t]|[\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;
    const texts = [...site.files].filter((file) => /\.(html|json|xml|txt|webmanifest)$/.test(file));
    expect(texts.length).toBeGreaterThan(2 * products.length);
    expect(texts.filter((file) => unsafe.test(site.readText(file)))).toEqual([]);
    for (const file of texts.filter((file) => /(json|webmanifest)$/.test(file))) {
      expect(() => JSON.parse(site.readText(file)) as unknown, file).not.toThrow();
    }
  });

  it('reports what was rejected, without secrets', () => {
    const { badPictures, rejected, ...report } = JSON.parse(site.readText('build.json')) as {
      products: number;
      badPictures: unknown[];
      rejected: Parameters<typeof expectReportable>[0];
    };
    expect(report.products).toBe(products.length);
    expect(rejected).toHaveLength(REJECTED);
    expectReportable(rejected);
    expect(badPictures.length).toBeGreaterThan(0);
    expectPublic(badPictures);
    const pages = [...site.files].filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => site.readText(file).includes(SECRET))).toEqual([]);
  });
});
