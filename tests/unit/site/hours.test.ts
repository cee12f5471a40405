import { describe, expect, it } from 'vitest';
import { closedPeriods, hoursLines } from '~/site/hours';
import { musicStore } from '~/site/organization';

it.each([
  ['en', ['Monday to Friday', 'Saturday', 'Sunday']],
  ['zh', ['星期一至五', '星期六', '星期日']],
] as const)('lists weekdays, Saturday and Sunday: %s', (locale, days) => {
  expect(hoursLines(locale, [])).toEqual([
    { days: days[0], times: '10:00–20:00' },
    { days: days[1], times: '10:00–19:00' },
    { days: days[2], times: '12:00–18:00' },
  ]);
});

describe('closed days', () => {
  const dates = ['2027-01-01', '2026-12-26', '2026-12-25', '2026-12-31', '2026-12-31'];
  const after = (time: string) =>
    closedPeriods(dates, Date.parse(`${time}+08:00`)).map(({ from, to }) => `${from}/${to}`);

  it('are listed in order, those in a row together, until they are over in Hong Kong', () => {
    expect(after('2026-12-01T12:00')).toEqual(['2026-12-25/2026-12-26', '2026-12-31/2027-01-01']);
    expect(after('2026-12-26T23:59')).toEqual(['2026-12-26/2026-12-26', '2026-12-31/2027-01-01']);
    expect(after('2027-01-01T23:59')).toEqual(['2027-01-01/2027-01-01']);
    expect(after('2027-01-02T00:00')).toEqual([]);
  });

  it.each([
    ['en', 'Closed in ', '', ['25–26 Dec', '31 Dec–1 Jan, 9 Feb']],
    ['zh', '', '年休息日', ['12月25日至26日', '12月31日至1月1日、2月9日']],
  ] as const)('follow the weekly hours, by year: %s', (locale, before, after, times) => {
    const closed = [
      { from: '2026-12-25', to: '2026-12-26' },
      { from: '2026-12-31', to: '2027-01-01' },
      { from: '2027-02-09', to: '2027-02-09' },
    ];
    expect(hoursLines(locale, closed).slice(3)).toEqual([
      { days: `${before}2026${after}`, times: times[0] },
      { days: `${before}2027${after}`, times: times[1] },
    ]);
  });

  it('are exceptions of the opening hours for search engines', () => {
    const [from, to] = ['2026-12-25', '2026-12-26'];
    expect(musicStore('https://shop.example', [{ from, to }])).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: from, validThrough: to, opens: '00:00', closes: '00:00' },
      ],
    });
  });
});
