import { expect, it } from 'vitest';
import { isFarOff } from '~cms/../products-csv/table';

it.each([
  ['price', 6480, 3000, true],
  ['price', 6480, 5880, false],
  ['originalPrice', null, 6480, false],
  ['stock', 12, 120, true],
  ['stock', 120, 12, true],
  ['stock', 2, 30, false],
  ['stock', 9, 0, false],
  ['stock', null, 500, false],
] as const)('a change of %s from %s to %s is marked: %s', (field, from, to, isMarked) => {
  expect(isFarOff(field, { from: { [field]: from }, to: { [field]: to } })).toBe(isMarked);
});
