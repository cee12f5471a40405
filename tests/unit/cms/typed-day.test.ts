import { expect, it } from 'vitest';
import { readDay } from '../../../scripts/cms/src/typed-day';

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026/12/1', '2026-12-01'],
  ['2026.12.1', '2026-12-01'],
  ['2026年12月1日', '2026-12-01'],
  [' 2026年 12月 1日 ', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['２０２６／１２／０１', '2026-12-01'],
  ['31/2/2026', undefined],
  ['12/31/2026', undefined],
  ['2026-12/01', undefined],
  ['1/12/26', undefined],
  ['1999-12-31', undefined],
  ['2100-01-01', undefined],
  ['', undefined],
])('%j is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});
