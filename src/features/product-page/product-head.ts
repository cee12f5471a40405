import { linkPictureUrl } from '~/features/products/pictures/renditions';
import { productViews } from '~/features/products/pictures/pictures';
import { brandOf, type Family, type Product } from '~/features/products/product';
import { attributeOf } from '~/features/products/specifications/kinds';
import { languageTags, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import type { PageHead } from '~/site/head/head';
import type { JsonLd } from '~/site/head/json-ld';
import { breadcrumbList, offer } from '~/features/products/structured-data';
import { trailTo } from '~/features/products/trail';
import { settings } from '~/site/settings';
import { shorten } from '~/i18n/shorten';

/** Graphemes; search engines truncate longer descriptions. */
const DESCRIPTION_LENGTH = 155;

/** The family of a product as a schema.org ProductGroup, whose other members are on pages of their own. */
const productGroup = (family: Family, own: string, locale: Locale, site: URL): JsonLd => ({
  '@type': 'ProductGroup',
  productGroupID: family.id,
  name: family.name[locale],
  variesBy: family.attributes.map((id) => attributeOf(id).label[locale]),
  hasVariant: family.members
    .filter((id) => id !== own)
    .map((id) => ({
      '@type': 'Product',
      url: new URL(localPath(`/product/${id}`, locale), site).href,
    })),
});

/** @param site root of the site */
export async function productHead(product: Product, locale: Locale, site: URL): Promise<PageHead> {
  const name = product.name[locale];
  const views = (await productViews(product)).filter(({ src }) => !src.endsWith('.svg'));
  const [, ...others] = views;
  const linkPicture = views.length > 0 && { url: linkPictureUrl(product.id), alt: name };
  const path = localPath(`/product/${product.id}`, locale);
  const text = product.description[locale];
  const description = shorten(text || `${name} - ${settings.brand}`, DESCRIPTION_LENGTH, locale);

  const productNode: JsonLd = {
    '@type': 'Product',
    name,
    sku: product.sku ?? product.id,
    ...(product.gtin && { gtin: product.gtin }),
    ...(product.mpn && { mpn: product.mpn }),
    description: text,
    inLanguage: languageTags[locale],
    ...(views.length > 0 && { image: views.map(({ src }) => new URL(src, site).href) }),
    brand: { '@type': 'Brand', name: brandOf(product) },
    ...(product.family && { isVariantOf: productGroup(product.family, product.id, locale, site) }),
    ...(product.rating !== undefined &&
      !settings.demo && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.ratingCount,
        },
      }),
    offers: offer(product, new URL(path, site).href),
  };
  const trail = [...(await trailTo(product, locale)), { href: path, text: name }];

  return {
    title: `${name} - ${settings.brand}`,
    description,
    type: 'product',
    ...(linkPicture && { linkPicture }),
    morePictures: others.map(({ src }) => src),
    structuredData: [productNode, breadcrumbList(trail, site)],
  };
}
