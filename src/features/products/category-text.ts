import { getEntry } from 'astro:content';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { categoryIds, type CategoryId } from './product';

export interface CategoryText {
  name: string;
  description: string;
}

/**
 * What a category is called: as the editor says in the CMS, else as our dictionaries say. The
 * CMS's description is Chinese (spec §3), so English pages keep ours unless there is an English one.
 */
export async function categoryText(id: CategoryId, locale: Locale): Promise<CategoryText> {
  const t = translator(locale);
  const said = (await getEntry('categories', id))?.data;
  return {
    name: (locale === 'zh' ? said?.name : said?.nameEn) ?? t(`categories.${id}`),
    description:
      (locale === 'zh' ? said?.description : said?.descriptionEn) || t(`categories.${id}.desc`),
  };
}

/** The texts of all six. */
export async function categoryTexts(locale: Locale): Promise<Record<CategoryId, CategoryText>> {
  const texts = await Promise.all(
    categoryIds.map(async (id) => [id, await categoryText(id, locale)] as const),
  );
  return Object.fromEntries(texts) as Record<CategoryId, CategoryText>;
}
