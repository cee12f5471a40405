import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIds, toggle } from '~/features/wishlist/wishlist';
import { property } from '../property';

const MAX_LENGTH = 500;
const full = Array.from({ length: MAX_LENGTH }, (_, index) => `${index}`);
const anyIds = fc.uniqueArray(fc.string({ minLength: 1 }));

describe('toggle', () => {
  it('appends an id, and removes it the second time', () => {
    expect(toggle(['1'], '2')).toEqual(['1', '2']);
    expect(toggle(['1', '2', '3'], '2')).toEqual(['1', '3']);
  });

  it(`keeps ${MAX_LENGTH} ids and drops the oldest`, () => {
    expect(toggle(full, 'new')).toEqual([...full.slice(1), 'new']);
  });

  property('twice changes only the order', [anyIds, fc.string({ minLength: 1 })], (ids, id) => {
    const once = toggle(ids, id);
    expect(once.includes(id)).toBe(!ids.includes(id));
    expect(toggle(once, id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(once).size).toBe(once.length);
  });
});

describe('decodeIds', () => {
  property('reads a stored list', [anyIds], (ids) => {
    expect(decodeIds(JSON.stringify(ids))).toEqual(ids);
  });

  it.each<[string, string[]]>([
    ['', []],
    ['null', []],
    ['"1"', []],
    ['{"0":"1"}', []],
    ['["1","2"', []],
    ['["1",2,null,["3"],"","4"]', ['1', '4']],
    ['["1","2","1"]', ['1', '2']],
  ])('drops what is not an id: %j gives %j', (text, ids) => {
    expect(decodeIds(text)).toEqual(ids);
  });

  it(`reads the newest ${MAX_LENGTH} ids of a longer list`, () => {
    expect(decodeIds(JSON.stringify(['old', ...full]))).toEqual(full);
  });
});
