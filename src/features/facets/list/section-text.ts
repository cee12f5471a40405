import { categoryText } from '~/features/products/category-text';
import { kindOf, kinds } from '~/features/products/specifications/kinds';
import { categoryIds } from '~/features/products/product';
import { getSoldKinds } from '~/features/products/products';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { categoryOfSection, type Section } from '../facets';
import type { KindNames } from '../kind-names';

const kindOfSection = (section: Section) => {
  const category = categoryOfSection(section);
  return category === 'all' ? undefined : kindOf({ category, kind: section.split('/')[1] });
};

/** Returns the title of a section's page, without the brand. */
export async function sectionTitle(section: Section, locale: Locale): Promise<string> {
  const category = categoryOfSection(section);
  if (category === 'all') return translator(locale)('catalogue.title');
  return kindOfSection(section)?.name[locale] ?? (await categoryText(category, locale)).name;
}

/** Returns the description of a kind. */
export const kindText = (section: Section, locale: Locale): string | undefined =>
  kindOfSection(section)?.description[locale];

/** Returns the names of kinds that have products, in the order of `data/kinds.json`. */
export async function kindNames(locale: Locale): Promise<KindNames> {
  const sections = await getSoldKinds();
  return Object.fromEntries(
    categoryIds.flatMap((category) =>
      kinds[category].flatMap(({ id, name }) => {
        const section = `${category}/${id}`;
        return sections.has(section) ? [[section, name[locale]] as const] : [];
      }),
    ),
  );
}
