import { categoryText } from '~/features/products/category-text';
import { categoryPicture } from '~/features/products/pictures';
import { itemList } from '~/features/products/structured-data';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { fullTitle, type PageHead } from '~/site/head/head';
import { settings } from '~/site/settings';
import { PAGE_SIZE, type CataloguePage } from './catalogue-pages';
import { categoryFacet, type Category } from './facets';

const titleOf = async (category: Category, locale: Locale): Promise<string> =>
  category === 'all'
    ? translator(locale)('catalogue.title')
    : (await categoryText(category, locale)).name;

/** The document title of each category. */
export async function catalogueTitles(locale: Locale) {
  const titles = await Promise.all(
    categoryFacet.options.map(
      async (category) =>
        [category, fullTitle(await titleOf(category, locale), settings.brand)] as const,
    ),
  );
  return Object.fromEntries(titles) as Record<Category, string>;
}

/** @param site root of the site */
export async function catalogueHead(
  { category, number, items, total: count }: CataloguePage<ProductSummary>,
  locale: Locale,
  site: URL,
): Promise<PageHead> {
  const t = translator(locale);
  const name = await titleOf(category, locale);
  const picture = category === 'all' ? undefined : (await categoryPicture(category)).src;
  const description =
    category === 'all'
      ? t('catalogue.description', { count })
      : t('catalogue.categoryDescription', {
          category: name,
          desc: (await categoryText(category, locale)).description,
          count,
        });
  const onPage = (text: string) =>
    number === 1 ? text : t('common.pages.title', { title: text, number });
  return {
    title: onPage(name),
    description: onPage(description),
    ...(picture?.endsWith('.webp') && { image: picture }),
    structuredData: [
      itemList(
        items,
        { total: count, offset: (number - 1) * PAGE_SIZE },
        (id) => new URL(localPath(`/product/${id}`, locale), site).href,
      ),
    ],
  };
}
