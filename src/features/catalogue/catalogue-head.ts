import { deliveryCost } from '~/features/delivery/delivery-cost';
import { categoryText } from '~/features/products/category-text';
import { categoryPicture } from '~/features/products/pictures/pictures';
import { breadcrumbList, itemList } from '~/features/products/structured-data';
import { trailTo } from '~/features/products/trail';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import type { PageHead } from '~/site/head/head';
import type { CataloguePage } from './catalogue-pages';
import { categoryOfSection } from '~/features/facets/facets';
import { PAGE_SIZE } from '~/features/facets/list/page-size';
import { kindText, sectionTitle } from '~/features/facets/list/section-text';

type HeadedPage = CataloguePage<ProductSummary>;

async function descriptionOf({ section, total: count }: HeadedPage, locale: Locale) {
  const t = translator(locale);
  const category = categoryOfSection(section);
  if (category === 'all') return t('catalogue.page.description', { count });
  return (
    kindText(section, locale) ??
    t('catalogue.page.categoryDescription', {
      category: await sectionTitle(section, locale),
      desc: (await categoryText(category, locale)).description,
      count,
      delivery: deliveryCost(locale),
    })
  );
}

/** @param site root of the site */
export async function catalogueHead(
  page: HeadedPage,
  locale: Locale,
  site: URL,
): Promise<PageHead> {
  const { section, number, items, total } = page;
  const t = translator(locale);
  const category = categoryOfSection(section);
  const [, kind] = section.split('/');
  const picture = category === 'all' ? undefined : (await categoryPicture(category)).src;
  const onPage = (text: string) =>
    number === 1 ? text : t('common.pages.title', { title: text, number });
  return {
    title: onPage(await sectionTitle(section, locale)),
    description: onPage(await descriptionOf(page, locale)),
    ...(picture?.endsWith('.webp') && { image: picture }),
    structuredData: [
      itemList(
        items,
        { total, offset: (number - 1) * PAGE_SIZE },
        (id) => new URL(localPath(`/product/${id}`, locale), site).href,
      ),
      ...(kind && category !== 'all'
        ? [breadcrumbList(await trailTo({ category, kind }, locale), site)]
        : []),
    ],
  };
}
