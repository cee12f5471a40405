import { TIME_ZONE } from '~/contracts/hong-kong-time';
import type { Locale } from '~/contracts/languages';

/** Where Strapi stores the language of the panel. */
const KEY = 'strapi-admin-language';

/** The language of the panel, outside of components. */
export const storedLanguage = (): Locale => (localStorage.getItem(KEY) === 'zh' ? 'zh' : 'en');

/**
 * Opens the log-in page in the language of the browser, and makes dates and relative times Traditional Chinese: Strapi
 * calls its Traditional Chinese `zh`, which browsers take for Simplified Chinese. English
 * dates have the day first, as in Hong Kong. Times of filters are those of Hong Kong.
 */
export function speakChinese() {
  if (!localStorage.getItem(KEY) && navigator.language.startsWith('zh')) {
    localStorage.setItem(KEY, 'zh');
  }
  class RelativeTimeFormat extends Intl.RelativeTimeFormat {
    constructor(locales?: string | string[], options?: Intl.RelativeTimeFormatOptions) {
      super(locales === 'zh' ? 'zh-HK' : locales, options);
    }
  }
  class DateTimeFormat extends Intl.DateTimeFormat {
    constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
      super(locales === 'zh' ? 'zh-Hant' : locales === 'en' ? 'en-GB' : locales, {
        ...(options?.timeStyle && { timeZone: TIME_ZONE }),
        ...options,
      });
    }
  }
  Object.assign(Intl, { RelativeTimeFormat, DateTimeFormat });
}
