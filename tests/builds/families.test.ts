import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales, pathPrefix, type Locale } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';
import { MAX_COMPARED } from '~/features/compare/compare';
import { fakeProduct } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, type Files, type Shop } from '../cms/real/shop';

const image = { url: '/uploads/1.png', updatedAt: '2026-11-01T10:00:00.000Z' };
const idOf = (strength: number) => `reed-${strength * 10}`;
const reed = (number: number, strength: number, inStock = true) =>
  fakeProduct(number, {
    documentId: idOf(strength),
    category: 'accessories',
    kind: 'reed',
    attributes: { strength },
    inStock,
    image,
  });
const strengths = [2, 2.5, 3, 3.5, 4];
const members = strengths.map(idOf);
const reeds = strengths.map((strength, index) => reed(index + 1, strength, strength !== 2.5));
const saxophone = fakeProduct(9, {
  documentId: 'saxophone',
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

let cms: FakeStrapi;
let shop: Shop;
let files: Files;
beforeAll(async () => {
  cms = await startFakeStrapi([...reeds, saxophone]);
  const background = { r: 80, g: 100, b: 120 };
  const png = sharp({ create: { width: 900, height: 900, channels: 3, background } }).png();
  cms.files.set(image.url, await png.toBuffer());
  cms.settings['families'] = [family, bad];
  shop = await copyShop(1);
  const { code, log } = await shop.build('dist', {
    CMS_URL: cms.url,
    CMS_FALLBACK: 'fail',
    SITE_URL: 'https://shop.example',
  });
  expect(code, log).toBe(0);
  files = await shop.files('dist');
}, 240_000);
afterAll(async () => {
  await cms.stop();
  await shop.remove();
});

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const pageOf = (id: string, locale: Locale) =>
  files.get(`${pathPrefix(locale)}/product/${id}.html`.slice(1))?.toString() ?? '';
const chipsOf = (page: string) => /<nav[^>]*family-title.*?<\/nav>/s.exec(page)?.[0] ?? '';
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1],
    text: textOf(content),
  }));
/** The members that a section of a page links to. */
function reedsIn(page: string, title: string): string[] {
  const section = page
    .split('<section')
    .find((part) => part.includes(`aria-labelledby="${title}"`));
  const links = linksIn(section?.split('</section>')[0] ?? '');
  return [...new Set(links.flatMap(({ href }) => /reed-.*/.exec(href ?? '')?.[0] ?? []))];
}

describe.each(locales)('the pages of a family in %s', (locale) => {
  const { product, stock } = dictionaries[locale];
  const prefix = pathPrefix(locale);

  it.each(members)('link %s to all of them in order, without a script', (id) => {
    const links = linksIn(chipsOf(pageOf(id, locale))).slice(0, members.length);
    expect(links).toEqual(
      strengths.map((strength) => ({
        href: `${prefix}/product/${idOf(strength)}`,
        current: idOf(strength) === id ? 'page' : undefined,
        text: strength === 2.5 ? `${strength} ${stock.out}` : `${strength}`,
      })),
    );
  });

  it('lead to a comparison within its limit, with the product itself', () => {
    const compare = linksIn(chipsOf(pageOf('reed-40', locale))).at(-1);
    expect(compare?.href).toBe(`${prefix}/compare?ids=${members.slice(-MAX_COMPARED).join(',')}`);
    expect(compare?.text).toBe(
      product.family.compareSome.replace('{{count}}', String(MAX_COMPARED)),
    );
  });

  it('have their family in structured data and in the feed', () => {
    const scripts = [
      ...pageOf('reed-20', locale).matchAll(
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
      ),
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

  it('do not relate them to each other', () => {
    for (const id of members) expect(reedsIn(pageOf(id, locale), 'related-title'), id).toEqual([]);
  });

  it('have one entry in each list of another product', () => {
    const page = pageOf('saxophone', locale);
    expect(chipsOf(page)).toBe('');
    expect(reedsIn(page, 'cross-sell-title')).toEqual(['reed-30']);
    expect(reedsIn(page, 'related-title')).toEqual(['reed-40']);
  });
});

it('a bad family is reported, and no page shows it', async () => {
  const { rejected, products } = await shop.report('dist');
  expect(products).toBe(reeds.length + 1);
  expect(rejected).toMatchObject([{ kind: 'family', id: 'bad', issues: [{ field: 'members' }] }]);
});
