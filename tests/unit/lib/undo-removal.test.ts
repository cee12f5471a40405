import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoRemoval } from '~/lib/undo-removal';
import { property } from '../property';

const listOf = (ids: string) => Array.from(ids, (id) => ({ id }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('the undo of a removal', () => {
  property(
    'restores a list that has not changed since',
    [fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')), fc.func(fc.boolean())],
    (ids, isLeft) => {
      const before = listOf(ids.join(''));
      const left = before.filter(({ id }) => isLeft(id));
      expect(undoRemoval(left, before, left)).toEqual(before);
    },
  );

  it.each([
    ['added in front', 'nb', 'ab', 'b', 'nab'],
    ['added at the end', 'an', 'ab', 'a', 'abn'],
    ['added to an empty list', 'n', 'ab', '', 'nab'],
    ['removed elsewhere', '', 'ab', 'b', 'a'],
    ['put back elsewhere', 'ba', 'ab', 'b', 'ba'],
    ['moved elsewhere', 'ca', 'abc', 'ac', 'cab'],
  ])('keeps what was %s', (_, now, before, left, restored) => {
    expect(idsOf(undoRemoval(listOf(now), listOf(before), listOf(left)))).toBe(restored);
  });

  it('keeps changes', () => {
    const changed = [{ id: 'b', quantity: 5 }];
    const before = [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 1 },
    ];
    expect(undoRemoval(changed, before, before.slice(1))).toEqual([before[0], ...changed]);
  });
});
