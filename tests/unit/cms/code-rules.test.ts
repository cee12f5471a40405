import { expect, it } from 'vitest';
import {
  otherHolds,
  termsOf,
  withHold,
  type Code,
} from '../../../scripts/cms/src/orders/code-rules';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const HOUR = 3_600_000;
const code: Code = { code: 'SPRING', kind: 'amount', value: 100 };
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const heldBy = (order: string, hours: number) => ({ order, until: NOW + hours * HOUR });

it.each<[string, Code | undefined, string]>([
  ['there is none', undefined, 'unknown'],
  ['it begins later', { ...code, startsAt: at(1) }, 'unknown'],
  ['it has ended', { ...code, endsAt: at(0) }, 'expired'],
  ['it was used', { ...code, times: 2, used: 2 }, 'exhausted'],
  ['it is held', { ...code, times: 2, used: 1, holds: [heldBy('b', 1)] }, 'exhausted'],
])('a code cannot be used when %s', (_, row, problem) => {
  expect(termsOf(row, { id: 'a' }, NOW)).toEqual({ problem });
});

it.each<[string, Code]>([
  ['without limits', code],
  ['within its time', { ...code, startsAt: at(0), endsAt: at(1) }],
  ['that is held by the order itself', { ...code, times: 1, holds: [heldBy('a', 1)] }],
  ['whose hold has ended', { ...code, times: 1, holds: [heldBy('b', -1)] }],
])('a code %s has terms', (_, row) => {
  expect(termsOf(row, { id: 'a' }, NOW)).toEqual({
    code: 'SPRING',
    kind: 'amount',
    value: 100,
    minimum: 0,
    categories: [],
    products: [],
  });
});

it('names each category and product once, whatever versions the relation has', () => {
  const related = [{ documentId: '1' }, { documentId: '1' }, { documentId: '2' }];
  expect(termsOf({ ...code, products: related }, { id: 'a' }, NOW)).toMatchObject({
    products: ['1', '2'],
  });
});

it('an order keeps the time of its hold, and gets a new one once it is too short for a payment page', () => {
  const first = withHold({ ...code, times: 1 }, { id: 'a' }, NOW);
  expect(first).toEqual({ holds: [heldBy('a', 1)], until: NOW + HOUR });
  const held = { ...code, times: 1, holds: [heldBy('a', 1)] };
  const minute = HOUR / 60;
  expect(withHold(held, { id: 'a' }, NOW + 29 * minute)).toEqual(first);
  expect(withHold(held, { id: 'a' }, NOW + 30 * minute)).toEqual({
    holds: [heldBy('a', 1.5)],
    until: NOW + 1.5 * HOUR,
  });
  expect(withHold(held, { id: 'a' }, NOW + HOUR)).toMatchObject({ until: NOW + 2 * HOUR });
  // A payment of the last minute may be reported later.
  expect(withHold(held, { id: 'b' }, NOW + HOUR)).toEqual({ problem: 'exhausted' });
  expect(withHold(held, { id: 'b' }, NOW + 2 * HOUR)).toMatchObject({ until: NOW + 3 * HOUR });
  expect(otherHolds(held, 'a', NOW)).toEqual([]);
  expect(otherHolds(held, 'b', NOW + HOUR + 10 * 60_000)).toEqual([]);
  expect(withHold({ ...held, times: 2 }, { id: 'b' }, NOW + 1)).toMatchObject({
    until: NOW + 1 + HOUR,
  });
});

it('a code is not held without a limit, or for an order that it counts', () => {
  expect(withHold(code, { id: 'a' }, NOW)).toEqual({ holds: [], until: null });
  const used = { ...code, times: 1, used: 1, holds: [heldBy('b', 1)] };
  const counted = { id: 'a', codeCounted: 'SPRING' };
  expect(withHold(used, counted, NOW)).toEqual({ holds: [heldBy('b', 1)], until: null });
});
