import { brandOf, chineseBrandOf, type Product } from '~/features/products/product';
import { forEachLocale, type Localized } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { sectionsOf, type Entry, type SectionNames } from './entries';
import type { LabelRow, LabelType } from '../shared/index-format';

/** @param others names besides those that are shown */
function label(
  type: LabelType,
  name: Localized,
  path: string,
  count: number,
  others: readonly string[] = [],
): Entry {
  const texts = new Set([...Object.values(name), ...others]);
  return {
    texts: Array.from(texts, (text) => ({ place: 'name', text })),
    rows: forEachLocale((locale): LabelRow => [
      type,
      name[locale],
      localPath('/instruments', locale) + path,
      count,
    ]),
  };
}

/**
 * Search results other than products: brands, and categories and kinds that have products, in the order of their names.
 */
export function labelEntries(products: readonly Product[], names: SectionNames): Entry[] {
  const sections = Map.groupBy(products.flatMap(sectionsOf), (section) => section);
  const brands = [...Map.groupBy(products, brandOf)]
    .filter(([brand]) => brand !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...[...names].flatMap(([section, name]) => {
      const count = sections.get(section)?.length;
      const type = section.includes('/') ? 'kind' : 'category';
      return count === undefined ? [] : [label(type, name, `/${section}`, count)];
    }),
    ...brands.map(([brand, own]) =>
      label(
        'brand',
        forEachLocale(() => brand),
        `?brand=${encodeURIComponent(brand)}`,
        own.length,
        own.flatMap((product) => chineseBrandOf(product) ?? []),
      ),
    ),
  ];
}
