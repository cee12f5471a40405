import { describe, expect, it } from 'vitest';
import { rooms } from '~/features/studio/rooms';

it('are the three rooms of requirements §2', () => {
  expect(rooms.map(({ name, hourlyRate, heads }) => [name.en, hourlyRate, heads])).toEqual([
    ['Studio A - Professional Recording', 800, 4],
    ['Studio B - Practice Recording', 600, 6],
    ['Studio C - Solo Recording', 400, 2],
  ]);
});

describe.each(rooms)('$name.en', ({ features }) => {
  it('lists the same equipment in both languages', () => {
    expect(features.zh).toHaveLength(features.en.length);
    expect(new Set(features.zh).size).toBe(features.zh.length);
    expect(features.en.join()).not.toMatch(/\p{Script=Han}/u);
  });
});
