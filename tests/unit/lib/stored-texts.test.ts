import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTexts, readTexts } from '~/lib/stored-texts';
import { memoryStorage } from './memory-storage';

const KEY = 'overtone:test';
const empty = { name: '', hours: '1' };
const storage = memoryStorage();

beforeEach(() => {
  storage.values.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['', 'null', '7', '"text"', '[]', '{}', '{"name":"大'])('reads nothing from %j', (text) => {
  storage.setItem(KEY, text);
  expect(readTexts(KEY, empty)).toEqual(empty);
});

it('reads texts of known names only', () => {
  storage.setItem(KEY, JSON.stringify({ name: 7, hours: '2', cardNumber: '4111' }));
  expect(readTexts(KEY, empty)).toEqual({ name: '', hours: '2' });
});

it('has no text that nothing stored, such as those of every object', () => {
  storage.setItem(KEY, '{}');
  expect(readTexts(KEY, { constructor: 'a' })).toEqual({ constructor: 'a' });
});

it('reads what was kept, and nothing where storage is blocked', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (name, hours) => {
      keepTexts(KEY, { name, hours });
      expect(readTexts(KEY, empty)).toEqual({ name, hours });
    }),
  );
  vi.stubGlobal('sessionStorage', undefined);
  keepTexts(KEY, { name: '大文', hours: '3' });
  expect(readTexts(KEY, empty)).toEqual(empty);
});
