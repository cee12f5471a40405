import { describe, expect, it } from 'vitest';
import { attributeUrl } from '~/features/facets/attributes/attribute-address';
import { attributeFacets } from '~/features/facets/attributes/attribute-facets';
import {
  unpackAttributeList,
  withSheets,
  type PackedAttributeList,
} from '~/features/facets/attributes/attribute-list';
import { hasOptions, type Category } from '~/features/facets/facets';
import { attributes } from '~/features/products/sheet/kinds';
import { unpackPriceList, type PackedPriceList } from '~/features/products/price-list/price-list';
import { categoryIds } from '~/features/products/product';
import { locales, type Locale } from '~/i18n/locales';
import { files, pages, plainPath, readText } from './site';

const json = (file: string) => JSON.parse(readText(file.replace(/^\//, ''))) as unknown;
const priceLists = json('price-lists.json') as Record<Locale, string>;
const hashes = json('attribute-lists.json') as Record<Locale, string>;

const lists = locales.flatMap((locale) =>
  categoryIds.flatMap((category) => {
    const url = attributeUrl(hashes[locale], category);
    return url ? [{ locale, category, url }] : [];
  }),
);
const read = (url: string) => unpackAttributeList(json(url) as PackedAttributeList);
const productsOf = (locale: Locale) =>
  unpackPriceList(json(priceLists[locale]) as PackedPriceList).products;

it('each category has a file in each language, and no other file is there', () => {
  expect(lists).toHaveLength(categoryIds.length * locales.length);
  expect([...files].filter((file) => file.startsWith('data/attributes/')).toSorted()).toEqual(
    lists.map(({ url }) => url.slice(1)).toSorted(),
  );
});

it('the catalogue and the search page have the hashes of the files of their language, no other page has', () => {
  for (const page of pages) {
    const isCatalogue = /^\/(instruments(\/|$)|search$)/.test(plainPath(page));
    const html = readText(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
    expect(html.includes(hashes[page.locale]), page.path).toBe(isCatalogue);
  }
});

it('pages of a category mark its query keys before the first paint', () => {
  for (const page of pages) {
    const [, root, category = 'all'] = plainPath(page).split('/');
    if (root !== 'instruments') continue;
    const keys = /FILTER_KEYS=(\[[^\]]*\])/.exec(readText(`${page.path.slice(1)}.html`))?.[1];
    const url = attributeUrl(hashes[page.locale], category as never);
    const wanted = url ? read(url).attributes.map(({ id }) => id) : [];
    const fixed = ['category', 'min', 'max', 'brand', 'badge', 'stock', 'sort'];
    expect(new Set(JSON.parse(keys ?? '[]') as string[]), page.path).toEqual(
      new Set([...fixed, ...wanted]),
    );
  }
});

describe.each(lists)('the attributes of $category in $locale', ({ locale, category, url }) => {
  const list = read(url);

  it('have a label and options in that language, as in data/attributes.json', () => {
    for (const { id, label, options } of list.attributes) {
      const attribute = attributes[id];
      expect(label).toBe(attribute?.label[locale]);
      expect(options.length, id).toBeGreaterThan(0);
      for (const option of options) {
        expect(option.name.trim(), id).not.toBe('');
        if (!attribute || !('options' in attribute)) continue;
        expect(option.name, id).toBe(attribute.options[option.id]?.[locale]);
      }
    }
  });

  it('belong to products of the category', () => {
    const ids = productsOf(locale)
      .filter((product) => product.category === category)
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...list.sheets.keys()]));
  });

  it('take at most 80 bytes a product of the category', () => {
    const products = productsOf(locale).filter((product) => product.category === category);
    // Names of attributes and options do not grow with the shop.
    const { sheets } = list;
    const values = Buffer.byteLength(readText(url.slice(1))) - namesIn(url);
    expect(sheets.size).toBeGreaterThan(0);
    expect(values / products.length).toBeLessThanOrEqual(80);
  });
});

/** Bytes of everything but the ids of products and the products of options. */
function namesIn(url: string): number {
  const [, ...packed] = json(url) as PackedAttributeList;
  return Buffer.byteLength(
    JSON.stringify(
      packed.map(([id, type, label, value, ...options]) => [
        id,
        type,
        label,
        value,
        ...options.map(([id, name]) => [id, name]),
      ]),
    ),
  );
}

it('the facets of a category are the same in both languages', () => {
  for (const category of categoryIds) {
    const [one, ...others] = locales.map((locale) => {
      const url = attributeUrl(hashes[locale], category) ?? '';
      const { attributes, ...list } = read(url);
      const products = withSheets(productsOf(locale), { attributes, ...list });
      const inCategory = products.filter((product) => product.category === (category as Category));
      return attributeFacets(inCategory, attributes).map((facet) =>
        hasOptions(facet) ? [facet.id, facet.options] : [facet.id, facet.min, facet.max],
      );
    });
    expect(one?.length, category).toBeGreaterThan(2);
    for (const other of others) expect(other, category).toEqual(one);
  }
});
