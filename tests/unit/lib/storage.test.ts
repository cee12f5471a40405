import { expect, it } from 'vitest';
import { safely } from '~/lib/storage';

function storageOf(values: Record<string, string>): Storage {
  const stored = new Map(Object.entries(values));
  return {
    length: 0,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  };
}
const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};

it('reads, writes and removes', () => {
  const real = storageOf({ a: '1', empty: '' });
  const storage = safely(() => real);
  expect([storage.read('a'), storage.read('empty'), storage.read('b')]).toEqual([
    '1',
    '',
    undefined,
  ]);
  expect(storage.write('b', '2')).toBe(true);
  expect(storage.read('b')).toBe('2');
  storage.remove('b');
  expect(storage.read('b')).toBeUndefined();
});

it.each<[string, () => Storage | undefined]>([
  ['blocked', refuse],
  ['absent', () => undefined],
  [
    'there, but refuses every call',
    () => Object.assign(storageOf({}), { getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
])('is empty and stores nothing if it is %s', (_, real) => {
  const storage = safely(real);
  expect(storage.read('a')).toBeUndefined();
  expect(storage.write('a', '1')).toBe(false);
  expect(() => {
    storage.remove('a');
  }).not.toThrow();
});
