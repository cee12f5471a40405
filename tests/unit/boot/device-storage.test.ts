import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { safeStorage as safeStorageOf, whenStorageFails } from '~/boot/device-storage';
import { safely } from '~/lib/storage';
import { memoryStorage } from '../memory-storage';

const safeStorage = (real?: Storage) => safeStorageOf(safely(() => real));

let stored: Map<string, string>;
const failed = vi.fn();
beforeEach(() => {
  stored = new Map(Object.entries({ cart: 'old', empty: '' }));
  failed.mockClear();
  whenStorageFails(failed);
});
afterEach(() => {
  whenStorageFails(() => {});
});

it('reads and writes stored values, also from another tab', () => {
  const safe = safeStorage(memoryStorage(stored));
  expect([safe['cart'], safe['empty']]).toEqual(['old', '']);
  safe['cart'] = 'new';
  expect(stored.get('cart')).toBe('new');
  stored.set('cart', 'from another tab');
  expect(safe['cart']).toBe('from another tab');
  delete safe['cart'];
  expect(stored.has('cart')).toBe(false);
  expect(failed).not.toHaveBeenCalled();
});

it.each([
  ['cart', true],
  ['empty', true],
  ['gone', false],
  ['toString', false],
])('has the key "%s": %s', (key, isStored) => {
  const safe = safeStorage(memoryStorage(stored));
  expect([key in safe, safe[key] !== undefined]).toEqual([isStored, isStored]);
});

it('keeps values in memory while storage is full, and reports each failure', () => {
  const full = memoryStorage(stored, 'setItem');
  const safe = safeStorage(full);
  safe['cart'] = 'new';
  safe['wishlist'] = '[]';
  expect([safe['cart'], stored.get('cart')]).toEqual(['new', 'old']);
  expect(failed).toHaveBeenCalledTimes(2);
  Object.assign(full, memoryStorage(stored));
  safe['cart'] = 'taken';
  stored.set('cart', 'from another tab');
  expect(safe['cart']).toBe('from another tab');
});

it('keeps values in memory if storage is blocked', () => {
  const safe = safeStorage(undefined);
  expect('cart' in safe).toBe(false);
  safe['cart'] = 'new';
  expect(safe['cart']).toBe('new');
  expect(failed).toHaveBeenCalledOnce();
  delete safe['cart'];
  expect('cart' in safe).toBe(false);
});
