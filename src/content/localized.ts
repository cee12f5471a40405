import { fieldSuffix, forEachLocale, type FieldSuffix, type Locale } from '~/i18n/locales';

/**
 * The fields of an entry that have the same text in each language, by language: of `name` and `nameEn`,
 * `{ zh, en }`. The CMS and `data/catalogue` have such fields; everything after their readers has texts by language.
 */
export const localized = <
  Field extends string,
  Entry extends { readonly [Key in `${Field}${FieldSuffix}`]?: unknown },
>(
  entry: Entry,
  field: Field,
) =>
  forEachLocale(
    (locale) => entry[`${field}${fieldSuffix(locale)}` as const] as Entry[`${Field}${FieldSuffix}`],
  ) as { [Each in Locale]: Entry[`${Field}${FieldSuffix}`] };
