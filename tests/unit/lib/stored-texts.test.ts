import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTexts, readTexts } from '~/lib/stored-texts';
import { memoryStorage } from '../memory-storage';
import { property } from '../property';

const KEY = 'overtone:test';
const empty = { name: '', hours: '1' };
const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(values));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['', 'null', '7', '"text"', '[]', '{}', '{"name":"大'])('reads nothing from %j', (text) => {
  values.set(KEY, text);
  expect(readTexts(KEY, empty)).toEqual(empty);
});

it('reads texts of known names only', () => {
  values.set(KEY, JSON.stringify({ name: 7, hours: '2', cardNumber: '4111' }));
  expect(readTexts(KEY, empty)).toEqual({ name: '', hours: '2' });
});

const text = fc.string({ unit: 'binary' });
property('reads what was kept', [text, text], (name, hours) => {
  keepTexts(KEY, { name, hours });
  expect(readTexts(KEY, empty)).toEqual({ name, hours });
});
