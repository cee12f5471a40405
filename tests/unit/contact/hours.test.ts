import { expect, it } from 'vitest';
import { hoursLines } from '~/features/contact/hours';
import { translator } from '~/i18n/translate';

it('lists weekdays, Saturday and Sunday', () => {
  expect(hoursLines(translator('en'))).toEqual([
    { days: 'Monday to Friday', times: '10:00–20:00' },
    { days: 'Saturday', times: '10:00–19:00' },
    { days: 'Sunday', times: '12:00–18:00' },
  ]);
});

it('names the days in Chinese', () => {
  expect(hoursLines(translator('zh')).map(({ days }) => days)).toEqual([
    '星期一至五',
    '星期六',
    '星期日',
  ]);
});
