import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

type Values = Record<string, string>;

let onFailure = () => {};

/** Calls back when something could not be kept on the device. */
export const whenStorageFails = (callback: () => void): void => {
  onFailure = callback;
};

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // blocked
  }
}

/**
 * `localStorage` that never throws: what it refuses (blocked, full) is kept for as long as
 * the page is open.
 */
export function safeStorage(real = storage()): Values {
  const kept = new Map<string, string>();
  const read = (key: string) => kept.get(key) ?? real?.getItem(key) ?? undefined;
  return new Proxy<Values>(
    {},
    {
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      set: (_, key, value: string) => {
        try {
          if (!real) throw new Error('blocked');
          real.setItem(String(key), value);
          kept.delete(String(key));
        } catch {
          kept.set(String(key), value);
          onFailure();
        }
        return true;
      },
      deleteProperty: (_, key) => {
        kept.delete(String(key));
        real?.removeItem(String(key));
        return true;
      },
    },
  );
}

if (typeof window !== 'undefined') setPersistentEngine(safeStorage(), windowPersistentEvents);
