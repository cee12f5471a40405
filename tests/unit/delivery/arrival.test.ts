import { describe, expect, it } from 'vitest';
import { arrival, type Area, type DeliveryRules } from '~/features/delivery/arrival';
import { arrivalText, weekdayName } from '~/features/delivery/arrival-text';

const rules: DeliveryRules = {
  cutOff: '16:00',
  businessDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  closedDates: ['2026-12-25', '2027-01-01'],
  dispatch: [1, 2],
  times: { urban: [1, 2], territories: [2, 3], outlying: [3, 5] },
};

/** Returns the dates of an order placed at a time in Hong Kong. */
const datesOf = (time: string, area: Area = 'urban') =>
  arrival(Date.parse(`${time}+08:00`), area, rules).map((date) => date.toISOString().slice(5, 10));

describe('arrival', () => {
  it.each([
    ['before the cut-off', '2026-11-24T15:59:59', ['11-26', '11-30']],
    ['at the cut-off', '2026-11-24T16:00', ['11-27', '12-01']],
    ['at the first minute of a day', '2026-11-24T00:00', ['11-26', '11-30']],
    ['before the weekend', '2026-11-27T10:00', ['12-01', '12-03']],
    ['after the cut-off before the weekend', '2026-11-27T20:00', ['12-02', '12-04']],
    ['on a Saturday', '2026-11-28T10:00', ['12-02', '12-04']],
    ['on a Sunday', '2026-11-29T23:59', ['12-02', '12-04']],
    ['before a closed date', '2026-12-24T10:00', ['12-29', '12-31']],
    ['on a closed date', '2026-12-25T10:00', ['12-30', '01-04']],
    ['after the cut-off before a closed date', '2026-12-24T16:00', ['12-30', '01-04']],
  ])('%s', (_, time, dates) => {
    expect(datesOf(time)).toEqual(dates);
  });

  // Requirements §9.2: "New Territories 2-3, Outlying Islands 3-5, with the dates beside them".
  it('takes as long as the area says', () => {
    expect(datesOf('2026-11-23T10:00', 'territories')).toEqual(['11-26', '11-30']);
    expect(datesOf('2026-11-23T10:00', 'outlying')).toEqual(['11-27', '12-02']);
    const [from] = arrival(Date.parse('2026-11-23T10:00+08:00'), 'urban', rules);
    expect(from.toISOString()).toBe('2026-11-25T00:00:00.000Z');
  });
});

const text = (from: string, to: string, locale: 'zh' | 'en') =>
  arrivalText(
    [new Date(from), new Date(to)],
    locale === 'zh' ? '{{from}}至{{to}}送達' : 'arrives {{from}} to {{to}}',
    locale,
  );

it.each([
  ['2026-11-26', '2026-11-27', '11月26日至27日送達', 'arrives Thu 26 to Fri 27 Nov'],
  ['2026-11-30', '2026-12-02', '11月30日至12月2日送達', 'arrives Mon 30 Nov to Wed 2 Dec'],
  ['2026-12-31', '2027-01-04', '12月31日至1月4日送達', 'arrives Thu 31 Dec to Mon 4 Jan'],
])('arrivalText: %s to %s', (from, to, zh, en) => {
  expect(text(from, to, 'zh')).toBe(zh);
  expect(text(from, to, 'en')).toBe(en);
});

it('names weekdays in the language of the page', () => {
  expect([weekdayName('Sunday', 'zh'), weekdayName('Saturday', 'en')]).toEqual([
    '星期日',
    'Saturday',
  ]);
});
