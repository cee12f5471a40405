import { language, type Locale } from './locales';

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
