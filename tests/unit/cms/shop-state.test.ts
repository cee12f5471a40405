import { expect, it } from 'vitest';
import { isBuiltWithin, stateOf } from '~cms/../shop-state';

const build = { builtAt: '2026-11-27T08:00:00.000Z', products: 177, source: 'cms' };
const failure = (hour: number) => ({
  at: `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`,
  reason: 'The CMS cannot be used: 500',
});

it('a shop that cannot be reached is neither live nor being updated', () => {
  expect(stateOf(undefined, undefined)).toEqual({});
});

it('a shop whose first build has failed says so', () => {
  const status = { state: 'idle', lastGood: null, lastFailure: failure(9) };
  expect(stateOf(status, undefined)).toMatchObject({
    state: 'idle',
    failed: { why: { zh: '網店當時讀取不到這個系統的內容。' } },
  });
});

it('a failure counts until a later build is live', () => {
  expect(stateOf({ lastFailure: failure(9) }, build)).toHaveProperty('failed');
  expect(stateOf({ lastFailure: failure(7) }, build)).not.toHaveProperty('failed');
});

it.each([
  ['whose build began after it', '08:00:31', true],
  ['whose build may have read it before', '08:00:29', false],
])('a live version %s has the content of a minute ago', (_, time, isBuilt) => {
  const lastGood = { at: `2026-11-27T${time}.000Z`, seconds: 30 };
  const now = '2026-11-27T08:01:00.000Z';
  expect(isBuiltWithin(60_000, { lastGood, now })).toBe(isBuilt);
});

it('a shop without a live version, or a time, or that cannot be reached, has the content of no time', () => {
  const lastGood = { at: '2026-11-27T08:00:00.000Z', seconds: 30 };
  for (const status of [{ lastGood: null }, { lastGood }, undefined]) {
    expect(isBuiltWithin(Infinity, status)).toBe(false);
  }
});
