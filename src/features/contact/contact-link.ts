import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';

/** Path of the contact page with a subject filled in, e.g. for `Book Now`. */
export const contactLink = (subject: string, locale: Locale): string =>
  `${localPath('/contact', locale)}?${new URLSearchParams({ subject }).toString()}#message`;
