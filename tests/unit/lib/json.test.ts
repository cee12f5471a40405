import { expect, it } from 'vitest';
import { isObject, parseJson } from '~/lib/json';

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('parses %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it('only what has fields is an object', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([null, undefined, [], 'a', 1, true].some(isObject)).toBe(false);
});
