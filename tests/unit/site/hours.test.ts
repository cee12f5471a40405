import { expect, it } from 'vitest';
import { hoursLines } from '~/site/hours';
import { translator } from '~/i18n/translate';

it.each([
  ['en', ['Monday to Friday', 'Saturday', 'Sunday']],
  ['zh', ['星期一至五', '星期六', '星期日']],
] as const)('lists weekdays, Saturday and Sunday: %s', (locale, days) => {
  expect(hoursLines(translator(locale))).toEqual([
    { days: days[0], times: '10:00–20:00' },
    { days: days[1], times: '10:00–19:00' },
    { days: days[2], times: '12:00–18:00' },
  ]);
});
