import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

type Values = Record<string, string>;

let onFailure = () => {};

/** Sets the callback for a failed write to the device's storage. */
export const whenStorageFails = (callback: () => void): void => {
  onFailure = callback;
};

/** The result of a storage call; `undefined` if it throws, as blocked or full storage does. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** `localStorage` that never throws. Values that it rejects live in memory until the page unloads. */
export function safeStorage(real = attempt(() => localStorage)): Values {
  const memory = new Map<string, string>();
  const read = (key: string) => memory.get(key) ?? attempt(() => real?.getItem(key)) ?? undefined;
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
        if (write(String(key), value)) memory.delete(String(key));
        else {
          memory.set(String(key), value);
          onFailure();
        }
        return true;
      },
      deleteProperty: (_, key) => {
        memory.delete(String(key));
        attempt(() => real?.removeItem(String(key)));
        return true;
      },
    },
  );
}

if (typeof window !== 'undefined') setPersistentEngine(safeStorage(), windowPersistentEvents);
