import { getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '~/i18n/locales';
import { oncePerBuild } from '~/lib/once';
import { categories } from './categories';
import { categoryIds, type CategoryId } from './product';

export interface CategoryText {
  name: string;
  description: string;
}

async function readText(id: CategoryId, locale: Locale): Promise<CategoryText> {
  const entry = await getEntry('categories', id);
  const override: CollectionEntry<'categories'>['data'] = entry?.data ?? { id };
  const { name, description } = categories[id];
  return {
    name: override.name?.[locale] ?? name[locale],
    description: override.description?.[locale] || description[locale],
  };
}

/**
 * The names and descriptions of the categories: from the CMS where an editor entered them in this
 * language, otherwise from `data/categories.json`.
 */
export const categoryTexts = oncePerBuild(
  async (locale: Locale): Promise<Record<CategoryId, CategoryText>> => {
    const texts = await Promise.all(
      categoryIds.map(async (id) => [id, await readText(id, locale)] as const),
    );
    return Object.fromEntries(texts) as Record<CategoryId, CategoryText>;
  },
);

export const categoryText = async (id: CategoryId, locale: Locale): Promise<CategoryText> =>
  (await categoryTexts(locale))[id];
