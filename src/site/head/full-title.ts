import type { Locale } from '~/i18n/locales';

/** Suffix of titles without the brand (requirements §2). */
const titleSuffix = (brand: string) => ` | ${brand} - 香港專業音樂器材商店`;

/** Titles in other languages than Chinese bring the brand themselves (docs/decisions/0036-titles.md). */
const withBrand: Record<Locale, (title: string, brand: string) => string> = {
  zh: (title) => title,
  en: (title, brand) => (title.includes(brand) ? title : `${title} | ${brand} Hong Kong`),
};

/** The document title. */
export function fullTitle(title: string, brand: string, locale: Locale): string {
  const branded = withBrand[locale](title, brand);
  return branded.includes(brand) ? branded : branded + titleSuffix(brand);
}
