import { expect, it } from 'vitest';
import { readTime } from '../../../scripts/cms/src/typed-time';

it.each([
  ['18:30', '18:30'],
  ['9:05', '09:05'],
  ['18：30', '18:30'],
  ['18.30', '18:30'],
  ['1830', '18:30'],
  ['905', '09:05'],
  [' ２３５９ ', '23:59'],
  ['00:00', '00:00'],
  ['18:60', undefined],
  ['24:00', undefined],
  ['2400', undefined],
  ['18:3', undefined],
  ['18', undefined],
  ['18:30:00', undefined],
  ['', undefined],
])('%j is the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
