import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { categoryText } from './category-text';
import type { Product } from './product';
import { getSoldKinds } from './products';
import { kindOf } from './specifications/kinds';

/** The pages from the home page to the category and the kind of a product. A kind without products has none. */
export async function trailTo(product: Pick<Product, 'category' | 'kind'>, locale: Locale) {
  const t = translator(locale);
  const { category } = product;
  const kind = kindOf(product);
  const soldKinds = await getSoldKinds();
  const section = `/instruments/${category}`;
  return [
    { path: '/', text: t('common.nav.home') },
    { path: '/instruments', text: t('common.nav.instruments') },
    { path: section, text: (await categoryText(category, locale)).name },
    ...(kind && soldKinds.has(`${category}/${kind.id}`)
      ? [{ path: `${section}/${kind.id}`, text: kind.name[locale] }]
      : []),
  ].map(({ path, text }) => ({ href: localPath(path, locale), text }));
}
