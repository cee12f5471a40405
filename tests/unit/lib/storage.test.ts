import { expect, it } from 'vitest';
import { safely } from '~/lib/storage';
import { memoryStorage } from '../memory-storage';

it('reads, writes and removes', () => {
  const real = memoryStorage(new Map(Object.entries({ a: '1', empty: '' })));
  const storage = safely(() => real);
  expect(['a', 'empty', 'b'].map(storage.read)).toEqual(['1', '', undefined]);
  expect(storage.write('b', '2')).toBe(true);
  expect(storage.read('b')).toBe('2');
  storage.remove('b');
  expect(storage.read('b')).toBeUndefined();
});

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
