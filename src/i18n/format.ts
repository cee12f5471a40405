import { language, languageTags, type Locale } from './locales';

/** `1234567` -> `1,234,567`: a whole number with thousands separators (spec §9). */
export const formatNumber = (value: number): string => value.toLocaleString('en-HK');

/**
 * An amount of whole HK$ after the given currency sign: `HK$12,800`. Without `toLocaleString`, which takes
 * a tenth of the time of rendering a card.
 */
export const formatMoney = (amount: number, currency: string): string =>
  currency + String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** A date as text, in Hong Kong's time zone. */
export const formatDate = (date: Date, locale: Locale): string =>
  date.toLocaleDateString(languageTags[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Hong_Kong',
  });

/** Chinese names are written without a space. */
const isChinese = (name: string): boolean => /^\p{Script=Han}*$/u.test(name);

/** A person's full name in the order of the language. */
export function formatPersonName(
  { firstName, lastName }: { firstName: string; lastName: string },
  locale: Locale,
): string {
  if (!language(locale).familyNameFirst) return `${firstName} ${lastName}`;
  return lastName + (isChinese(lastName + firstName) ? '' : ' ') + firstName;
}
