import type { Localized } from '~/i18n/locales';
import { faultOf, type Fault } from '~/i18n/reasons';

/** Strapi has one alternative text for all languages (requirements §3). */
const SEPARATOR = ' / ';

/** The parts of an alternative text: Chinese, then English. */
export const partsOfAlternativeText = (text: string) =>
  text.split(SEPARATOR).map((part) => part.trim());

/** An alternative text in both languages as Strapi stores it; the separator within a text would end it. */
export const toAlternativeText = ({ zh, en }: Localized) =>
  [zh, en]
    .map((text) => text.replaceAll(SEPARATOR, '/').trim())
    .filter((text) => text)
    .join(SEPARATOR);

/** The reason why editors cannot give a picture a text, which has to be in both languages or empty. */
export function alternativeTextFault(text: string): Fault | undefined {
  if (text.trim() === '') return undefined;
  const parts = partsOfAlternativeText(text);
  return parts.length === 2 && parts.every((part) => part) ? undefined : faultOf('oneLanguage');
}
