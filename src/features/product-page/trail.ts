import { categoryText } from '~/features/products/category-text';
import type { Product } from '~/features/products/product';
import { kindOf } from '~/features/products/sheet/kinds';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** The pages above a product's, from the home page through its category and kind. */
export async function trailTo(product: Product, locale: Locale) {
  const t = translator(locale);
  const { category } = product;
  const kind = kindOf(product);
  const section = `/instruments/${category}`;
  return [
    { path: '/', text: t('common.nav.home') },
    { path: '/instruments', text: t('common.nav.instruments') },
    { path: section, text: (await categoryText(category, locale)).name },
    ...(kind ? [{ path: `${section}/${kind.id}`, text: kind.name[locale] }] : []),
  ].map(({ path, text }) => ({ href: localPath(path, locale), text }));
}
