import { expect, it } from 'vitest';
import { formatDate, formatNumber } from '~/i18n/format';

it.each([
  [0, '0'],
  [80, '80'],
  [999, '999'],
  [1000, '1,000'],
  [650_000, '650,000'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it('writes a date in the language of the page', () => {
  const date = new Date('2026-11-20T04:00:00Z');
  expect(formatDate(date, 'zh')).toBe('2026年11月20日');
  expect(formatDate(date, 'en')).toBe('20 November 2026');
});

it('takes the day that it is in Hong Kong', () => {
  const date = new Date('2026-12-31T16:00:00Z');
  expect(formatDate(date, 'zh')).toBe('2027年1月1日');
  expect(formatDate(date, 'en')).toBe('1 January 2027');
});
