import { describe, expect, it } from 'vitest';
import { headsOf, rooms } from '~/features/studio/rooms';
import { foreignWordsIn, simplifiedIn } from '../data/wording';

it('are the three rooms of requirements §2', () => {
  expect(rooms.map(({ name, hourlyRate }) => [name.en, hourlyRate])).toEqual([
    ['Studio A - Professional Recording', 800],
    ['Studio B - Practice Recording', 600],
    ['Studio C - Solo Recording', 400],
  ]);
  expect(rooms.map(({ capacity }) => capacity.en)).toEqual([
    '1-4 people',
    '1-6 people',
    '1-2 people',
  ]);
});

it('can be booked for as many people as their capacity says', () => {
  expect(rooms.map(headsOf)).toEqual([4, 6, 2]);
});

describe.each(rooms)('$name.en', ({ name, capacity, features }) => {
  it('lists the same equipment in both languages', () => {
    expect(features.zh).toHaveLength(features.en.length);
    expect(new Set(features.zh).size).toBe(features.zh.length);
    expect(features.en.join()).not.toMatch(/\p{Script=Han}/u);
  });

  it('has no simplified characters or words of other Chinese regions', () => {
    const text = [name.zh, capacity.zh, ...features.zh].join();
    expect([...simplifiedIn(text), ...foreignWordsIn(text)]).toEqual([]);
  });

  it('has the same capacity in both languages', () => {
    const figures = (text: string) => text.match(/\d+/g);
    expect(name.zh).toMatch(/\p{Script=Han}/u);
    expect(figures(capacity.zh)).toEqual(figures(capacity.en));
  });
});
