import { getEntry, type CollectionEntry } from 'astro:content';
import { fieldIn, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { onceABuild } from '~/build/once-a-build';
import { categoryIds, type CategoryId } from './product';

export interface CategoryText {
  name: string;
  description: string;
}

/** The CMS's `description` is Chinese (spec §3). */
async function readText(id: CategoryId, locale: Locale): Promise<CategoryText> {
  const t = translator(locale);
  const entry = await getEntry('categories', id);
  const override: CollectionEntry<'categories'>['data'] = entry?.data ?? { id };
  return {
    name: fieldIn(override, 'name', locale) ?? t(`categories.${id}`),
    description: fieldIn(override, 'description', locale) || t(`categories.${id}.desc`),
  };
}

/**
 * The names and descriptions of the categories: from the CMS where an editor entered them in this
 * language, otherwise from the dictionary.
 */
export const categoryTexts = onceABuild(
  async (locale: Locale): Promise<Record<CategoryId, CategoryText>> => {
    const texts = await Promise.all(
      categoryIds.map(async (id) => [id, await readText(id, locale)] as const),
    );
    return Object.fromEntries(texts) as Record<CategoryId, CategoryText>;
  },
);

export const categoryText = async (id: CategoryId, locale: Locale): Promise<CategoryText> =>
  (await categoryTexts(locale))[id];
