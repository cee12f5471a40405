import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

const KEY = 'overtone:wishlist';

async function open(stored?: string) {
  if (stored !== undefined) setTestStorageKey(KEY, stored);
  vi.resetModules();
  const { $wishlist, toggle } = await import('~/features/wishlist/wishlist-store');
  $wishlist.listen(() => {});
  return { $wishlist, toggle };
}

beforeAll(useTestStorageEngine);
afterEach(cleanTestStorage);

it('the wishlist is persisted', async () => {
  const { toggle } = await open();
  toggle('7');
  toggle('8');
  toggle('7');
  expect(getTestStorage()[KEY]).toBe('["8"]');
  expect((await open()).$wishlist.get()).toEqual(['8']);
});

it('the wishlist is synchronised between tabs', async () => {
  const { $wishlist } = await open();
  setTestStorageKey(KEY, '["7"]');
  expect($wishlist.get()).toEqual(['7']);
});
