import { brandOf, categoryIds, chineseBrandOf, type Product } from '~/features/products/product';
import { localPath } from '~/i18n/paths';
import { forEachLocale, locales, type Locale } from '~/i18n/locales';
import type { Entry } from './build-index';
import type { SectionNames } from './entries';
import type { LabelRow, LabelType } from './index-format';

/** Names by section in one language, e.g. of `guitars` and `guitars/electric`. */
export type LocalNames = Readonly<Record<Locale, ReadonlyMap<string, string>>>;

/** The names of each section in all languages. */
export const namesInAll = (names: LocalNames): SectionNames =>
  new Map(
    [...names.zh.keys()].map((section) => [
      section,
      locales.flatMap((locale) => names[locale].get(section) ?? []),
    ]),
  );

function label(
  type: LabelType,
  nameIn: (locale: Locale) => string,
  path: string,
  count: number,
  others: readonly string[] = [],
): Entry {
  const names = new Set([...locales.map(nameIn), ...others]);
  return {
    texts: Array.from(names, (text) => ({ place: 'name', text })),
    rows: forEachLocale((locale): LabelRow => [
      type,
      nameIn(locale),
      localPath('/instruments', locale) + path,
      count,
    ]),
  };
}

/** Categories and kinds that have products, in the order of their names. */
function sectionLabels(products: readonly Product[], names: LocalNames): Entry[] {
  const counts = new Map<string, number>();
  for (const { category, kind } of products) {
    for (const section of [category, ...(kind === undefined ? [] : [`${category}/${kind}`])]) {
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  }
  const isCategory = (section: string) => (categoryIds as readonly string[]).includes(section);
  return [...names.zh.keys()].flatMap((section) => {
    const count = counts.get(section);
    return count === undefined
      ? []
      : [
          label(
            isCategory(section) ? 'category' : 'kind',
            (locale) => names[locale].get(section) ?? section,
            `/${section}`,
            count,
          ),
        ];
  });
}

function brandLabels(products: readonly Product[]): Entry[] {
  return [...Map.groupBy(products, brandOf)]
    .filter(([brand]) => brand !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([brand, own]) =>
      label(
        'brand',
        () => brand,
        `?brand=${encodeURIComponent(brand)}`,
        own.length,
        own.flatMap((product) => chineseBrandOf(product) ?? []),
      ),
    );
}

/** What a search finds besides products. */
export const labelEntries = (products: readonly Product[], names: LocalNames): Entry[] => [
  ...sectionLabels(products, names),
  ...brandLabels(products),
];
