import { expect, it } from 'vitest';
import { timeOfBuild } from '../../../scripts/build/build-time.ts';

it.each(['0', '1700000000', '4102444800'])('SOURCE_DATE_EPOCH can be %s', (epoch) => {
  expect(timeOfBuild(epoch)).toBe(Number(epoch) * 1000);
});

it.each(['yesterday', '1e99', '2026-11-22'])('SOURCE_DATE_EPOCH cannot be %s', (epoch) => {
  expect(() => timeOfBuild(epoch)).toThrow(`SOURCE_DATE_EPOCH is "${epoch}"`);
});

it('is the time of the clock by default', () => {
  expect(Math.abs(timeOfBuild('') - Date.now())).toBeLessThan(1000);
});
