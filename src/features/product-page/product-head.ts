import { linkPictureUrl } from '~/features/products/pictures/renditions';
import { productViews } from '~/features/products/pictures/pictures';
import type { Product } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import type { PageHead } from '~/site/head/head';
import { breadcrumbList, productData } from '~/features/products/structured-data';
import { trailTo } from '~/features/products/trail';
import { settings } from '~/site/settings';
import { shorten } from '~/i18n/shorten';

/** Graphemes; search engines truncate longer descriptions. */
const DESCRIPTION_LENGTH = 155;

/** @param site root of the site */
export async function productHead(product: Product, locale: Locale, site: URL): Promise<PageHead> {
  const name = product.name[locale];
  const views = await productViews(product);
  const [, ...others] = views;
  const linkPicture = views.length > 0 && { url: linkPictureUrl(product.id), alt: name };
  const path = localPath(`/product/${product.id}`, locale);
  const text = product.description[locale];
  const description = shorten(text || `${name} - ${settings.brand}`, DESCRIPTION_LENGTH, locale);

  const trail = [...(await trailTo(product, locale)), { href: path, text: name }];

  return {
    title: `${name} - ${settings.brand}`,
    description,
    type: 'product',
    ...(linkPicture && { linkPicture }),
    morePictures: others.map(({ src }) => src),
    structuredData: [productData(product, views, locale, site), breadcrumbList(trail, site)],
  };
}
