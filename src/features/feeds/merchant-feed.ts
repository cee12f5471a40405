import { categoryText } from '~/features/products/category-text';
import { productViews } from '~/features/products/pictures/pictures';
import { getProducts } from '~/features/products/products';
import { kindOf } from '~/features/products/specifications/kinds';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';
import { escapeXml, merchantItem, toXml } from './merchant-item';

/**
 * The shop's products for Google Merchant Center, as RSS 2.0. Products without a picture are left
 * out: Google rejects them.
 * @param site root of the site
 */
export async function merchantFeed(locale: Locale, site: URL | undefined): Promise<string> {
  const absolute = (address: string) => new URL(address, site).href;
  const items = (await getProducts()).map(async (product) => {
    const views = await productViews(product);
    const [main, ...others] = views.map(({ src }) => absolute(src));
    if (main === undefined) return '';
    const category = (await categoryText(product.category, locale)).name;
    const kind = kindOf(product)?.name[locale];
    const shown = {
      link: absolute(localPath(`/product/${product.id}`, locale)),
      pictures: [main, ...others] as const,
      trail: kind === undefined ? [category] : [category, kind],
    };
    return `<item>${toXml(merchantItem(product, shown, settings.shipping, locale))}</item>`;
  });
  const title = escapeXml(settings.brand);
  const description = escapeXml(translator(locale)('home.description'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${title}</title><link>${absolute(localPath('/', locale))}</link><description>${description}</description>
${(await Promise.all(items)).filter((item) => item !== '').join('\n')}
</channel></rss>
`;
}
