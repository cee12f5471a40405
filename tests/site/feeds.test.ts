import { describe, expect, it } from 'vitest';
import { locales, pathPrefix } from '~/i18n/locales';
import { files, origin, pageAt, readText, structuredData } from './site';

const unescape = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'gs'))].map(([, text = '']) =>
    unescape(text),
  );

interface ProductNode {
  '@type': string;
  name: string;
  description: string;
  image: string[];
  brand: { name: string };
  gtin?: string;
  mpn?: string;
  offers: { price: number; availability: string };
}
/** Returns the structured data of a product's page. */
const nodeOf = (path: string) => {
  const page = pageAt(path);
  const nodes = (page ? structuredData(page) : []) as unknown as ProductNode[];
  return nodes.find((node) => node['@type'] === 'Product');
};

describe.each(locales)('the feed for Google in %s', (locale) => {
  const items = [...readText(`feeds/google.${locale}.xml`).matchAll(/<item>(.*?)<\/item>/gs)].map(
    ([, item = '']) => item,
  );

  it('has every product that has a picture, once', () => {
    const links = items.flatMap((item) => valuesOf(item, 'link'));
    const withPicture = [...files]
      .map((file) => /^(.*product\/[^/]+)\.html$/.exec(file)?.[1])
      .filter((path) => path !== undefined)
      .map((path) => `/${path}`)
      .filter((path) => path.startsWith(`${pathPrefix(locale)}/product/`) && nodeOf(path)?.image);
    expect(links.toSorted()).toEqual(withPicture.map((path) => origin + path).toSorted());
  });

  it('says what the pages say', () => {
    for (const item of items) {
      const [link = ''] = valuesOf(item, 'link');
      const page = nodeOf(link.slice(origin.length));
      expect(
        {
          title: valuesOf(item, 'title'),
          description: valuesOf(item, 'description'),
          pictures: [...valuesOf(item, 'image_link'), ...valuesOf(item, 'additional_image_link')],
          brand: valuesOf(item, 'brand'),
          gtin: valuesOf(item, 'gtin'),
          mpn: valuesOf(item, 'mpn'),
          price: valuesOf(item, 'sale_price')[0] ?? valuesOf(item, 'price')[0],
          inStock: valuesOf(item, 'availability')[0] === 'in_stock',
        },
        link,
      ).toEqual({
        title: [page?.name],
        description: [page?.description],
        pictures: page?.image,
        brand: [page?.brand.name],
        gtin: page?.gtin === undefined ? [] : [page.gtin],
        mpn: page?.mpn === undefined ? [] : [page.mpn],
        price: `${page?.offers.price}.00 HKD`,
        inStock: page?.offers.availability.endsWith('/InStock'),
      });
    }
  });
});
