import { expect, it } from 'vitest';
import { locales } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';

/** What the shop does later, after an order is submitted. */
const confirmed = { zh: /確認/, en: /confirm/i } as const;
const appointment = { zh: /預約送貨/, en: /by appointment/ } as const;

it.each(locales)('in %s, the toast of an order does not claim that it is confirmed', (locale) => {
  const { submitted, demo } = dictionaries[locale].checkout;
  const { text, title, toastText } = submitted;
  expect(text).toMatch(confirmed[locale]);
  expect(`${title} ${toastText} ${demo.toast}`).not.toMatch(confirmed[locale]);
});

it.each(locales)(
  'in %s, days of delivery are not promised for what is by appointment',
  (locale) => {
    expect(dictionaries[locale].checkout.submitted.nextDispatch).toMatch(appointment[locale]);
  },
);
