import { errors } from '@strapi/utils';
import type { Localized } from '~/i18n/locales';
import { panelLanguage } from './middleware';

/** Returns a message in the language of the panel. */
export const inPanelLanguage = (words: Localized) => words[panelLanguage(strapi)];

/** The error for one field of a form. */
export function invalid(field: string, words: Localized) {
  const message = inPanelLanguage(words);
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
}
