import { productPicture } from '~/features/products/pictures';
import type { Product } from '~/features/products/product';
import { languageTags, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import type { PageHead } from '~/site/head/head';
import type { JsonLd } from '~/site/head/json-ld';
import { offer } from '~/features/products/structured-data';
import { settings } from '~/site/settings';
import { descriptionIn, nameIn } from '~/features/products/product-text';

/** Search engines cut longer descriptions. */
const DESCRIPTION_LENGTH = 155;

const shorten = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;

/** @param brand the product's own brand; @param site root of the site */
export async function productHead(
  product: Product,
  brand: string,
  locale: Locale,
  site: URL,
): Promise<PageHead> {
  const t = translator(locale);
  const name = nameIn(product, locale);
  const { src } = await productPicture(product);
  const image = src.endsWith('.svg') ? undefined : src;
  const absolute = (path: string) => new URL(localPath(path, locale), site).href;
  const description = shorten(descriptionIn(product, locale) || `${name} - ${settings.brand}`);

  const about: JsonLd = {
    '@type': 'Product',
    name,
    sku: product.id,
    description: descriptionIn(product, locale),
    inLanguage: languageTags[locale],
    ...(image && { image: new URL(image, site).href }),
    brand: { '@type': 'Brand', name: brand },
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
    ...(image && { image }),
    structuredData: [
      about,
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
    ],
  };
}
