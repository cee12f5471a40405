import { expect, it } from 'vitest';
import { formatMoney, formatNumber } from '~/i18n/format';
import { formatDate, isoDate } from '~/i18n/format-date';
import { formatPersonName } from '~/i18n/format-person-name';

it.each([
  [0, '0'],
  [80, '80'],
  [999, '999'],
  [1000, '1,000'],
  [650_000, '650,000'],
  [1_234_567, '1,234,567'],
])('formats %i as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it.each([0, 80, 999, 1000, 12_800, 650_000, 1_234_567, 100_000_000])(
  'formats %i as an amount with the currency sign before it',
  (amount) => {
    expect(formatMoney(amount, 'HK$')).toBe(`HK$${formatNumber(amount)}`);
  },
);

it('formats a date in the language of the page', () => {
  const date = new Date('2026-11-20T04:00:00Z');
  expect(formatDate(date, 'zh')).toBe('2026年11月20日');
  expect(formatDate(date, 'en')).toBe('20 November 2026');
});

it('uses the time zone of Hong Kong', () => {
  const date = new Date('2026-12-31T16:00:00Z');
  expect(formatDate(date, 'zh')).toBe('2027年1月1日');
  expect(formatDate(date, 'en')).toBe('1 January 2027');
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

it('has the same date in ISO 8601 as in words, also when it is still yesterday in UTC', () => {
  const date = new Date('2026-11-20T16:30:00Z');
  expect(isoDate(date)).toBe('2026-11-21');
  expect(formatDate(date, 'en')).toBe('21 November 2026');
});
