import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import site from '~data/site.json' with { type: 'json' };
import { MAX_COMPARED } from '~/features/compare/compare';
import { languageTags, locales, pathPrefix } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';
import { fakeGuide, fakeProduct } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, differences, type Files, type Shop } from '../cms/real/shop';
import { demoTexts, newFeaturesIn, pagesOf, productPage, rated, reviewsOf } from './built-shop';

const warranty = { zh: '兩年香港保養', en: '2 Year Hong Kong Warranty' };
const bare = fakeProduct(11);
const known = fakeProduct(12, { kind: 'electric', mpn: '011-3900-755', warranty });

const image = { url: '/uploads/1.png', updatedAt: '2026-10-01T10:00:00.000Z' };
const idOf = (strength: number) => `reed-${strength * 10}`;
const strengths = [2, 2.5, 3, 3.5, 4];
const members = strengths.map(idOf);
const reeds = strengths.map((strength, index) =>
  fakeProduct(index + 1, {
    documentId: idOf(strength),
    category: 'accessories',
    kind: 'reed',
    attributes: { strength },
    inStock: strength !== 2.5,
    image,
  }),
);
const saxophone = fakeProduct(9, {
  documentId: 'saxophone',
  description: null,
  gallery: [{ ...image, alternativeText: '色士風正面 / Front of the saxophone' }],
  category: 'accessories',
  kind: 'saxophone',
  goesWith: [2.5, 3, 2].map(idOf),
});
const family = {
  id: 1,
  documentId: 'reeds',
  name: 'Vandoren 簧片',
  nameEn: 'Vandoren Reeds',
  attributes: ['strength'],
  members: { data: members.toReversed().map((documentId) => ({ documentId })) },
};
/** Its products are of different kinds. */
const bad = {
  ...family,
  documentId: 'bad',
  members: { data: ['saxophone', 'reed-20'].map((documentId) => ({ documentId })) },
};
const products = [bare, known, ...reeds, saxophone];
/** Of a kind that no other product has. */
const former = fakeProduct(13, { documentId: 'former', category: 'drums', kind: 'cajon' });
const guide = {
  ...fakeGuide,
  products: { data: ['former', 'reed-20'].map((documentId) => ({ documentId })) },
};

let cms: FakeStrapi;
let shops: Shop[];
let files: Files;
let pages: Map<string, string>;
beforeAll(async () => {
  cms = await startFakeStrapi(products);
  const background = { r: 80, g: 100, b: 120 };
  const png = sharp({ create: { width: 900, height: 900, channels: 3, background } }).png();
  cms.files.set(image.url, await png.toBuffer());
  cms.settings['reviews'] = reviewsOf(known);
  cms.settings['families'] = [family, bad];
  cms.settings['former-products'] = [former];
  cms.settings['shop-guides'] = [guide];
  shops = [await copyShop(1), await copyShop(1)];
  const builds = shops.map((shop) =>
    shop.build('sells', {
      CMS_URL: cms.url,
      CMS_FALLBACK: 'fail',
      SITE_URL: 'https://shop.example',
      DEMO: 'false',
      PAYMENT_PROVIDER: 'stripe',
      ORDERS_URL: 'http://localhost:1337',
    }),
  );
  for (const { code, log } of await Promise.all(builds)) expect(code, log).toBe(0);
  files = (await shops[0]?.files('sells')) ?? new Map();
  pages = pagesOf(files);
  expect(pages.size).toBeGreaterThan(40);
});
afterAll(async () => {
  await cms.stop();
  for (const shop of shops) await shop.remove();
});

it('has the same bytes when it is built in another folder', async () => {
  expect(differences(files, (await shops[1]?.files('sells')) ?? new Map())).toEqual([]);
});

it('uses no newer features, and no schemas', async () => {
  expect(await newFeaturesIn(files)).toEqual([]);
  // Schemas of src/contracts are for functions and CMS.
  const withSchemas = [...files].filter(
    ([path, content]) => path.endsWith('.js') && /ZodError|_zod\b/.test(content.toString()),
  );
  expect(withSchemas.map(([path]) => path)).toEqual([]);
});

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const chipsOf = (page: string) => /<nav[^>]*family-title.*?<\/nav>/s.exec(page)?.[0] ?? '';
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1],
    text: textOf(content),
  }));
/** The members of the family that a section of a page links to. */
function reedsIn(page: string, title: string): string[] {
  const section = page
    .split('<section')
    .find((part) => part.includes(`aria-labelledby="${title}"`));
  const links = linksIn(section?.split('</section>')[0] ?? '');
  return [...new Set(links.flatMap(({ href }) => /reed-.*/.exec(href ?? '')?.[0] ?? []))];
}

describe.each(locales)('in %s', (locale) => {
  const { product, stock } = dictionaries[locale];
  const prefix = pathPrefix(locale);
  const pageOf = (documentId: string) => productPage(pages, locale, { documentId });

  it('no page has a sentence of a demonstration', () => {
    for (const text of demoTexts(locale)) {
      expect(text.length).toBeGreaterThan(3);
      const found = [...pages].filter(([, html]) => html.includes(text));
      expect(
        found.map(([path]) => path),
        text,
      ).toEqual([]);
    }
  });

  it.each(['privacy', 'refund'] as const)('%s shows when its text last changed', (policy) => {
    const html = pages.get(`${prefix}/${policy}`.slice(1)) ?? '';
    const time = /<time ([^>]*)>/.exec(html)?.[1];
    // With another attribute, a script could replace the date.
    expect(time).toBe(`datetime="${dictionaries[locale].policies[policy].changed}"`);
  });

  it('the privacy policy names what is looked up for the shopper', () => {
    const html = pages.get(`${prefix}/privacy`.slice(1)) ?? '';
    expect(html).toContain(dictionaries[locale].policies.code);
  });

  it('the page of a product shows what it brings, and no more', () => {
    const { specs, values } = product;
    const own = productPage(pages, locale, known);
    const none = productPage(pages, locale, bare);
    expect(own).toContain(rated(locale, '4.6'));
    expect(own).toContain('"ratingValue":4.6,"reviewCount":7');
    const written = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more';
    expect(own.split(written)).toHaveLength(8);
    expect(own).toMatch(new RegExp(`lang="${languageTags.zh}"[^>]*>\\s*Thank &lt;you&gt;`));
    expect(own).not.toMatch(/<script>alert|<b>陳/);
    expect(own).toContain('011-3900-755');
    expect(own).toContain(warranty[locale]);
    expect(own).not.toContain(site.warranty[locale]);

    expect(/<img\b[^>]* src="([^"]*)"/.exec(none)?.[1]).toBe('/placeholder.svg');
    expect(none).not.toContain(`aria-label="${product.rating.split('{{')[0]}`);
    expect(none).not.toContain('aggregateRating');
    for (const text of [`>${specs.model}<`, values.premiumWood, values.imported]) {
      expect(none).not.toContain(text);
    }
    expect(none).not.toContain('included-title');
    // Its English page has the Chinese description.
    const isMarked = / lang="zh-[^"]+"[^>]*>\s*楓木琴頸。/.test(none);
    expect(isMarked).toBe(locale === 'en');
    expect(none).toContain(site.warranty[locale]);
  });

  it('the page of a product has no empty description, and does not call photos illustrations', () => {
    const page = pageOf('saxophone');
    expect(page).toMatch(/alt="(?:色士風正面|Front of the saxophone)"/);
    expect(page).not.toContain(dictionaries[locale].common.illustration);
    expect(page).not.toContain('description-title');
    expect(page).not.toContain('"description":""');
  });

  it.each(members)('%s links to all of its family in order, without a script', (id) => {
    const links = linksIn(chipsOf(pageOf(id))).slice(0, members.length);
    expect(links).toEqual(
      strengths.map((strength) => ({
        href: `${prefix}/product/${idOf(strength)}`,
        current: idOf(strength) === id ? 'page' : undefined,
        text: strength === 2.5 ? `${strength} ${stock.out}` : `${strength}`,
      })),
    );
  });

  it('a family leads to a comparison within its limit, with the product itself', () => {
    const compare = linksIn(chipsOf(pageOf('reed-40'))).at(-1);
    expect(compare?.href).toBe(`${prefix}/compare?ids=${members.slice(-MAX_COMPARED).join(',')}`);
    expect(compare?.text).toBe(
      product.family.compareSome.replace('{{count}}', String(MAX_COMPARED)),
    );
  });

  it('a family is in structured data and in the feed', () => {
    const scripts = [
      ...pageOf('reed-20').matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
    expect(scripts.find((node) => node['@type'] === 'Product')).toMatchObject({
      sku: 'reed-20',
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: 'reeds',
        name: locale === 'zh' ? family.name : family.nameEn,
        hasVariant: members.slice(1).map((id) => ({
          '@type': 'Product',
          url: `https://shop.example${prefix}/product/${id}`,
        })),
      },
    });
    const feed = files.get(`feeds/google.${locale}.xml`)?.toString() ?? '';
    expect(feed.match(/<g:item_group_id>reeds<\/g:item_group_id>/g)).toHaveLength(members.length);
  });

  it('members of a family are not related to each other, and one entry of another’s lists', () => {
    for (const id of members) expect(reedsIn(pageOf(id), 'related-title'), id).toEqual([]);
    const page = pageOf('saxophone');
    expect(chipsOf(page)).toBe('');
    expect(reedsIn(page, 'cross-sell-title')).toEqual(['reed-30']);
    expect(reedsIn(page, 'related-title')).toEqual(['reed-40']);
  });
});

it('no page links to one that does not exist', () => {
  expect([...pages.keys()]).toContain('discontinued/former');
  const missing = [...pages].flatMap(([path, html]) =>
    linksIn(html)
      .map(({ href = '' }) => new URL(href, `https://shop.example/${path}`))
      .filter(({ origin, pathname }) => {
        const linked = pathname.slice(1) || 'index';
        return origin === 'https://shop.example' && !pages.has(linked) && !files.has(linked);
      })
      .map(({ pathname }) => `${path}: ${pathname}`),
  );
  expect(missing).toEqual([]);
});

it('a picture is on the page of its product, and in the sitemap with the time of its last change', () => {
  expect(productPage(pages, 'zh', reeds[0])).toMatch(/<img[^>]+src="\/_astro\/[^"]+\.webp"/);
  expect(files.get('sitemap-pictures.xml')?.toString()).toContain(
    `/product/reed-20</loc><lastmod>${String(reeds[0]?.['updatedAt'])}</lastmod><image:image>`,
  );
  expect(files.get('sitemap-pictures.xml')?.toString()).not.toContain('.svg');
});

it('a guide has the picture of its first product that is sold', () => {
  const link = /<a href="\/guides\/reeds".*?<\/a>/s.exec(pages.get('guides') ?? '')?.[0];
  expect(link).toMatch(/<img[^>]+src="\/_astro\//);
});

it('a bad family is reported, and no page shows it', async () => {
  const report = await shops[0]?.report('sells');
  expect(report?.products).toBe(products.length);
  expect(report?.rejected).toMatchObject([
    { kind: 'family', id: 'bad', issues: [{ field: 'members' }] },
  ]);
});
