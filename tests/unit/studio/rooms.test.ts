import { describe, expect, it } from 'vitest';
import { rooms } from '~/features/studio/rooms';
import { foreignWordsIn, simplifiedIn } from '../data/wording';

it('are the three rooms of spec §2', () => {
  expect(rooms.map(({ nameEn, hourlyRate }) => [nameEn, hourlyRate])).toEqual([
    ['Studio A - Professional Recording', 800],
    ['Studio B - Practice Recording', 600],
    ['Studio C - Solo Recording', 400],
  ]);
  expect(rooms.map(({ capacityEn }) => capacityEn)).toEqual([
    '1-4 people',
    '1-6 people',
    '1-2 people',
  ]);
});

it('have unique ids', () => {
  expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
});

describe.each(rooms)('$nameEn', ({ name, capacity, capacityEn, features, featuresEn }) => {
  it('lists the same equipment in both languages', () => {
    expect(features).toHaveLength(featuresEn.length);
    expect(new Set(features).size).toBe(features.length);
    expect(featuresEn.join()).not.toMatch(/\p{Script=Han}/u);
  });

  it('has no simplified characters or words of other Chinese regions', () => {
    const text = [name, capacity, ...features].join();
    expect([...simplifiedIn(text), ...foreignWordsIn(text)]).toEqual([]);
  });

  it('has the same capacity in both languages', () => {
    const figures = (text: string) => text.match(/\d+/g);
    expect(name).toMatch(/\p{Script=Han}/u);
    expect(figures(capacity)).toEqual(figures(capacityEn));
  });
});
