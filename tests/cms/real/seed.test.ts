import { beforeAll, expect, inject, it } from 'vitest';
import { unpackPriceList, type PackedPriceList } from '~/features/products/price-list/price-list';
import en from '~/i18n/dictionaries/en/common.json';
import zh from '~/i18n/dictionaries/zh/common.json';
import { forThisFile } from './for-this-file';
import { copyShop, type Files, type Shop } from './shop';
import { startStrapi, type Strapi } from './strapi';

const keep = forThisFile();
let strapi: Strapi;
let shop: Shop;

beforeAll(async () => {
  strapi = keep(await startStrapi({ snapshot: inject('snapshots').whole }));
  shop = keep(await copyShop());
});

const illustrations = [zh.illustration, en.illustration];
const IS_TEXT = /\.(html|xml|json|txt|webmanifest)$/;

/**
 * The text files, without what legitimately differs: pictures of the CMS have other hashed names, and
 * so have the files and islands that contain these names. Only built-in pictures have alt texts.
 */
const texts = (files: Files) =>
  new Map(
    [...files]
      .filter(([path]) => IS_TEXT.test(path) && path !== 'build.json')
      .map(([path, content]) => [
        withoutHashes(path),
        withoutPictureTexts(withoutHashes(content.toString())),
      ]),
  );

const withoutHashes = (text: string) =>
  text
    .replace(/\/_astro\/[\w.-]+\.webp/g, '/_astro/picture.webp')
    // As rows of cards have them.
    .replace(/"[\w-]+\.[\w-]{8}( [\w-]+){1,3}( \+)?"/g, '"picture"')
    .replace(/data\/(\w+)[.-][\w-]+\.json/g, 'data/$1.json')
    .replace(/data\/search\/\w+\//g, 'data/search/')
    .replace(/^\{"version":"\w+"/, '{')
    // Only a CMS says when it published and changed a product: in the sitemap, in rows, and in a price list.
    .replace(/<lastmod>[^<]+<\/lastmod>/g, '')
    .replace(/\b1[789]\d{8}\b/g, '0')
    .replace(/,"published":0/g, '')
    .replace(/ uid="\w+"/g, '');

const withoutPictureTexts = (text: string) =>
  text
    .replace(/ alt="[^"]*"/g, '')
    .replace(/<p [^>]*>[^<]*<\/p>/g, (paragraph) =>
      illustrations.some((words) => paragraph.includes(words)) ? '' : paragraph,
    );

/** The price list of a language, without pictures and times. */
function priceList(files: Files, locale: string): object[] {
  const json = (path: string): unknown => JSON.parse(String(files.get(path)));
  const lists = json('price-lists.json') as Record<string, string>;
  const rows = json(lists[locale]?.slice(1) ?? '') as PackedPriceList;
  return Array.from(
    unpackPriceList(rows).summaries.values(),
    ({ picture: _, published: __, ...facts }) => facts,
  );
}

// Encodes each picture in each size, twice.
const TIMEOUT = 480_000;

it(
  'a shop built from the seeded CMS equals the shop built from the built-in catalogue',
  { timeout: TIMEOUT },
  async () => {
    const env = { CMS_URL: strapi.url, CMS_FALLBACK: 'fail' };
    const builds = [await shop.build('from-catalogue', {}), await shop.build('from-cms', env)];
    for (const { code, log } of builds) expect(code, log).toBe(0);
    expect(builds[1]?.log).toMatch(/140 products from the CMS at .*, 0 rejected/);

    const catalogue = await shop.files('from-catalogue');
    const cms = await shop.files('from-cms');
    const { rejected, badPictures, source, products } = await shop.report('from-cms');
    expect({ rejected, badPictures, source, products }).toEqual({
      rejected: [],
      badPictures: [],
      source: 'cms',
      products: 140,
    });
    expect((await shop.report('from-catalogue')).source).toBe('catalogue');

    // Compared first, because a failure here has a readable message.
    for (const locale of ['zh', 'en']) {
      const list = priceList(cms, locale);
      expect(list).toHaveLength(140);
      expect(list).toEqual(priceList(catalogue, locale));
    }

    const [expected, actual] = [texts(catalogue), texts(cms)];
    expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
    const different = [...expected].flatMap(([path, text]) => {
      const other = actual.get(path) ?? '';
      return other === text ? [] : [{ path, ...firstDifference(text, other) }];
    });
    expect(different.slice(0, 5)).toEqual([]);
  },
);

/** The text around the first difference. */
function firstDifference(a: string, b: string) {
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(at - 60, 0), at + 60);
  return { fromCatalogue: around(a), fromCms: around(b) };
}
