import { expect, it } from 'vitest';
import { safely } from '~/lib/storage';
import { memoryStorage } from '../memory-storage';

it.each<[string, () => Storage | undefined]>([
  [
    'blocked',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  ['absent', () => undefined],
  ['refusing', () => memoryStorage(new Map(), 'getItem', 'setItem', 'removeItem')],
])('is empty and stores nothing if it is %s', (_, real) => {
  const storage = safely(real);
  expect(storage.read('a')).toBeUndefined();
  expect(storage.write('a', '1')).toBe(false);
  expect(() => {
    storage.remove('a');
  }).not.toThrow();
});
