import { expect, it } from 'vitest';
import { locales } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';

/** Later actions of the shop, after an order is submitted. */
const confirmed = { zh: /確認/, en: /confirm/i } as const;

it.each(locales)(
  'in %s, neither a toast nor what is said of a paid order promises or claims a confirmation',
  (locale) => {
    const { submitted, demo } = dictionaries[locale].checkout;
    const { text, title, toastText } = submitted;
    expect(text.bank).toMatch(confirmed[locale]);
    expect(`${title} ${text.card} ${toastText} ${demo.toast}`).not.toMatch(confirmed[locale]);
  },
);
