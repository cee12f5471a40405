import { describe, expect, it } from 'vitest';
import { services } from '~/features/services/services';
import { rooms, teachers } from '~/features/studio/rooms';
import { foreignWordsIn, simplifiedIn } from '../data/wording';

it('are the three rooms of requirements §2', () => {
  expect(rooms.map(({ name, hourlyRate, heads }) => [name.en, hourlyRate, heads])).toEqual([
    ['Studio A - Professional Recording', 800, 4],
    ['Studio B - Practice Recording', 600, 6],
    ['Studio C - Solo Recording', 400, 2],
  ]);
});

describe.each(rooms)('$name.en', ({ name, features }) => {
  it('lists the same equipment in both languages', () => {
    expect(features.zh).toHaveLength(features.en.length);
    expect(new Set(features.zh).size).toBe(features.zh.length);
    expect(features.en.join()).not.toMatch(/\p{Script=Han}/u);
  });

  it('has no simplified characters or words of other Chinese regions', () => {
    const text = [name.zh, ...features.zh].join();
    expect([...simplifiedIn(text), ...foreignWordsIn(text)]).toEqual([]);
  });

  it('has a Chinese name', () => {
    expect(name.zh).toMatch(/\p{Script=Han}/u);
  });
});

it('a trial lesson is promised for what has a teacher', () => {
  const text = services.find(({ id }) => id === 'lessons')?.text;
  const promised = text?.en
    .split(', one-to-one')[0]
    ?.toLowerCase()
    .split(/, | and /);
  expect(promised?.map((name) => `teacher-${name}`)).toEqual(teachers.map(({ id }) => id));
  expect(text?.zh.split('先試堂')[0]).not.toContain('錄音');
});
