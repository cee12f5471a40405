import { oncePerBuild } from '~/lib/once';
import { categoryText } from '~/features/products/category-text';
import { kinds } from '~/features/products/specifications/kinds';
import { categoryIds } from '~/features/products/product';
import { toSummaries } from '~/features/products/summaries';
import { getProducts } from '~/features/products/products';
import { inEachLocale, type Locale } from '~/i18n/locales';
import { buildIndex } from './build-index';
import type { SectionNames } from './entries';
import type { LabelRow } from '../shared/index-format';
import { labelEntries } from './labels';

async function sectionNames(): Promise<SectionNames> {
  const categories = categoryIds.map(
    async (id) =>
      [id, await inEachLocale(async (locale) => (await categoryText(id, locale)).name)] as const,
  );
  return new Map<string, Record<Locale, string>>([
    ...(await Promise.all(categories)),
    ...categoryIds.flatMap((id) =>
      kinds[id].map((kind) => [`${id}/${kind.id}`, kind.name] as const),
    ),
  ]);
}

/** The index of the shop, for the endpoints of its files. */
export const searchFiles = oncePerBuild(async () => {
  const products = await getProducts();
  const rows = await inEachLocale(async (locale) => {
    const items = await toSummaries(products, locale);
    return new Map(items.map((item) => [item.id, item]));
  });
  return buildIndex(products, await sectionNames(), ({ id }, locale) => rows[locale].get(id));
});

/** All categories, kinds and brands that have products, in a language. */
export async function searchLabels(locale: Locale): Promise<LabelRow[]> {
  const labels = labelEntries(await getProducts(), await sectionNames());
  return labels.map(({ rows }) => rows[locale] as LabelRow);
}
