import type { Locale } from './languages';

/** Whether the family name comes first in a language. */
export const isFamilyNameFirst = (locale: Locale): boolean => locale === 'zh';

/** Chinese names are written without a space. */
const isChinese = (name: string): boolean => /^\p{Script=Han}*$/u.test(name);

/** A person's full name in the order of the language. */
export function formatPersonName(
  { firstName, lastName }: { firstName: string; lastName: string },
  locale: Locale,
): string {
  if (!isFamilyNameFirst(locale)) return `${firstName} ${lastName}`;
  return lastName + (isChinese(lastName + firstName) ? '' : ' ') + firstName;
}
