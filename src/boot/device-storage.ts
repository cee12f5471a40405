import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { deviceStorage, type SafeStorage } from '~/lib/storage';

type Values = Record<string, string>;

let onFailure = () => {};

/** Sets the callback for a failed write to the device's storage. */
export const whenStorageFails = (callback: () => void): void => {
  onFailure = callback;
};

/** Returns storage as an object. Values that it rejects live in memory until the page unloads. */
export function safeStorage(real: SafeStorage = deviceStorage): Values {
  const memory = new Map<string, string>();
  const read = (key: string) => memory.get(key) ?? real.read(key);
  return new Proxy<Values>(
    {},
    {
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      set: (_, key, value: string) => {
        if (real.write(String(key), value)) memory.delete(String(key));
        else {
          memory.set(String(key), value);
          onFailure();
        }
        return true;
      },
      deleteProperty: (_, key) => {
        memory.delete(String(key));
        real.remove(String(key));
        return true;
      },
    },
  );
}

if (typeof window !== 'undefined') {
  const storage = safeStorage();
  const keys = new Set<string>();
  setPersistentEngine(storage, {
    ...windowPersistentEvents,
    addEventListener(key, ...listeners) {
      keys.add(key);
      windowPersistentEvents.addEventListener(key, ...listeners);
    },
  });
  // When Back restores a page, the package would miss a value that equals what the page has written last.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const key of keys) {
      dispatchEvent(new StorageEvent('storage', { key, newValue: storage[key] ?? null }));
    }
  });
}
