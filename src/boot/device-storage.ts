import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

type Values = Record<string, string>;

let onFailure = () => {};

/** Calls back when something could not be kept on the device. */
export const whenStorageFails = (callback: () => void): void => {
  onFailure = callback;
};

/** What a call of the device's storage gives; nothing where it is blocked or full. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/**
 * `localStorage` that never throws: what it refuses (blocked, full) is kept for as long as
 * the page is open.
 */
export function safeStorage(real = attempt(() => localStorage)): Values {
  const kept = new Map<string, string>();
  const read = (key: string) => kept.get(key) ?? attempt(() => real?.getItem(key)) ?? undefined;
  const write = (key: string, value: string) =>
    attempt(() => {
      real?.setItem(key, value);
      return real !== undefined;
    });
  return new Proxy<Values>(
    {},
    {
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      set: (_, key, value: string) => {
        if (write(String(key), value)) kept.delete(String(key));
        else {
          kept.set(String(key), value);
          onFailure();
        }
        return true;
      },
      deleteProperty: (_, key) => {
        kept.delete(String(key));
        attempt(() => real?.removeItem(String(key)));
        return true;
      },
    },
  );
}

if (typeof window !== 'undefined') setPersistentEngine(safeStorage(), windowPersistentEvents);
