import { linkPictureUrl } from '~/features/products/pictures/link-picture';
import { productPicture } from '~/features/products/pictures/pictures';
import type { Product } from '~/features/products/product';
import { languageTags, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import type { PageHead } from '~/site/head/head';
import type { JsonLd } from '~/site/head/json-ld';
import { breadcrumbList, offer } from '~/features/products/structured-data';
import { settings } from '~/site/settings';
import { shorten } from './shorten';

/** Graphemes; search engines truncate longer descriptions. */
const DESCRIPTION_LENGTH = 155;

/**
 * @param brand brand of the product
 * @param site root of the site
 */
export async function productHead(
  product: Product,
  brand: string,
  locale: Locale,
  site: URL,
): Promise<PageHead> {
  const t = translator(locale);
  const name = product.name[locale];
  const { src } = await productPicture(product);
  const image = src.endsWith('.svg') ? undefined : src;
  const linkPicture = image && {
    url: linkPictureUrl(product.id),
    alt: name,
  };
  const absolute = (path: string) => new URL(localPath(path, locale), site).href;
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
    ...(image && { image: new URL(image, site).href }),
    brand: { '@type': 'Brand', name: brand },
    ...(product.rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.ratingCount,
      },
    }),
    offers: offer(product, absolute(`/product/${product.id}`)),
  };
  const trail = [
    { name: t('common.nav.home'), item: absolute('/') },
    { name: t('common.nav.instruments'), item: absolute('/instruments') },
    { name, item: absolute(`/product/${product.id}`) },
  ];

  return {
    title: `${name} - ${settings.brand}`,
    description,
    type: 'product',
    ...(linkPicture && { linkPicture }),
    structuredData: [productNode, breadcrumbList(trail)],
  };
}
