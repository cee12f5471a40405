import { expect, it } from 'vitest';
import { money } from '~/features/checkout/money';
import { formatMoney, formatNumber } from '~/i18n/format';
import { formatDate, isoDate } from '~/i18n/format-date';
import { formatPersonName } from '~/contracts/person-name';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [100_234_567, '100,234,567'],
])('formats %i as %s, and as an amount with the currency sign before it', (value, text) => {
  expect(formatNumber(value)).toBe(text);
  expect(formatMoney(value, 'HK$')).toBe(`HK$${text}`);
  expect(money(value)).toBe(`HK$${text}`);
});

it.each([
  ['2026-11-20T04:00:00Z', '2026-11-20', '2026年11月20日', '20 November 2026'],
  // Tomorrow in Hong Kong.
  ['2026-12-31T16:00:00Z', '2027-01-01', '2027年1月1日', '1 January 2027'],
])('%s is the date %s', (time, iso, zh, en) => {
  const date = new Date(time);
  expect([isoDate(date), formatDate(date, 'zh'), formatDate(date, 'en')]).toEqual([iso, zh, en]);
});

it.each([
  ['en', 'Tai Man', 'Chan', 'Tai Man Chan'],
  ['zh', '大文', '陳', '陳大文'],
  ['zh', 'Tai Man', 'Chan', 'Chan Tai Man'],
  ['zh', 'David', '陳', '陳 David'],
] as const)(
  'orders and joins names as the language does: %s, %s, %s',
  (locale, firstName, lastName, fullName) => {
    expect(formatPersonName({ firstName, lastName }, locale)).toBe(fullName);
  },
);
