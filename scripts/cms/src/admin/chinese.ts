import type { Locale } from '~/contracts/languages';

/** Where Strapi stores the language of the panel. */
const KEY = 'strapi-admin-language';

/** The language of the panel, outside of components. */
export const storedLanguage = (): Locale => (localStorage.getItem(KEY) === 'zh' ? 'zh' : 'en');

/**
 * Opens the log-in page in the language of the browser, and makes relative times Traditional Chinese: Strapi calls its
 * Traditional Chinese `zh`, which browsers take for Simplified Chinese.
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
  Object.assign(Intl, { RelativeTimeFormat });
}
