import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { attributeUrl } from '~/features/facets/attributes/attribute-url';
import { attributeFacets } from '~/features/facets/attributes/attribute-facets';
import {
  attributesIn,
  withSpecifications,
  type AttributeList,
} from '~/features/facets/attributes/attribute-list';
import {
  unpackProductList,
  type PackedProductList,
} from '~/features/products/product-list/product-list';
import { categoryIds } from '~/features/products/product';
import { locales, type Locale } from '~/i18n/locales';
import { files, pages, plainPath, readText } from './site';

const json = (file: string) => JSON.parse(readText(file.replace(/^\//, ''))) as unknown;
const productLists = json('product-lists.json') as Record<Locale, string>;

const lists = locales.flatMap((locale) =>
  categoryIds.map((category) => ({ locale, category, url: attributeUrl(category, locale) })),
);
const read = (url: string) => json(url) as AttributeList;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
const productsOf = (locale: Locale) =>
  unpackProductList(json(productLists[locale]) as PackedProductList).products;

it('each category has a file in each language, and no other file is there', () => {
  expect([...files].filter((file) => file.startsWith('attributes/')).toSorted()).toEqual(
    lists.map(({ url }) => url.slice(1)).toSorted(),
  );
});

it('the panel of a category or kind has its attributes before any script', () => {
  const counted = new Map<string, number>();
  for (const page of pages) {
    const [, root, first = '', kind] = plainPath(page).split('/');
    const category = categoryIds.find((id) => id === first) ?? 'all';
    if (root !== 'instruments') continue;
    const html = readText(`${page.path.slice(1)}.html`);
    const panel = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
    const labels = Array.from(
      panel.matchAll(/<summary><span[^>]*>([^<]*)</g),
      ([, label]) => label,
    );
    const sold = productsOf(page.locale).filter(
      (product) =>
        product.category === category && (!kind || /^\d+$/.test(kind) || product.kind === kind),
    );
    const list = category === 'all' ? undefined : read(attributeUrl(category, page.locale));
    const section = kind && !/^\d+$/.test(kind) ? `${category}/${kind}` : category;
    const facets = list
      ? attributeFacets(withSpecifications(sold, list), attributesIn(section, list))
      : [];
    const expected = facets.map(({ id }) => list?.attributes.find((each) => each.id === id)?.label);
    // Between the price and the fixed facets with a choice.
    expect(labels.slice(1, expected.length + 1), page.path).toEqual(
      expected.map((label) => escaped(label ?? '')),
    );
    counted.set(category, (counted.get(category) ?? 0) + expected.length);
  }
  for (const category of categoryIds) expect(counted.get(category), category).toBeGreaterThan(2);
});

it('pages of a category mark its query keys before the first paint', () => {
  for (const page of pages) {
    const [, root, first = ''] = plainPath(page).split('/');
    const category = categoryIds.find((id) => id === first) ?? 'all';
    if (root !== 'instruments') continue;
    const keys = /(\["category"[^\]]*\])\.some/.exec(readText(`${page.path.slice(1)}.html`))?.[1];
    const wanted =
      category === 'all'
        ? []
        : read(attributeUrl(category, page.locale)).attributes.map(({ id }) => id);
    const fixed = ['category', 'min', 'max', 'brand', 'badge', 'stock', 'sort'];
    expect(new Set(JSON.parse(keys ?? '[]') as string[]), page.path).toEqual(
      new Set([...fixed, ...wanted]),
    );
  }
});

it.each(lists)(
  'the attributes of $category in $locale take at most 60 gzipped bytes a product',
  ({ locale, category, url }) => {
    const products = productsOf(locale).filter((product) => product.category === category);
    const { specifications } = read(url);
    expect(specifications.length).toBeGreaterThan(0);
    // The names of attributes and options do not depend on the number of products.
    const { length } = gzipSync(JSON.stringify(specifications));
    expect(length / products.length).toBeLessThanOrEqual(60);
  },
);
