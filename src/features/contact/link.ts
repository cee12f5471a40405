import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';

/** The contact page with its subject filled in (`Book Now`, a sold-out product). */
export const contactLink = (subject: string, locale: Locale): string =>
  `${localPath('/contact', locale)}?${new URLSearchParams({ subject }).toString()}#message`;
