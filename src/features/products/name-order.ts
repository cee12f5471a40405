import { languageTags, type Locale } from '~/i18n/locales';

/** The order of the sort "name": the collation of the language (requirements §4). */
export function nameOrder(locale: Locale): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(languageTags[locale], { numeric: true });
  return (a, b) => compare(a.name, b.name);
}
