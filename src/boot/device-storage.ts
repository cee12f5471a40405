import {
  setPersistentEngine,
  type PersistentEvents,
  type PersistentListener,
} from '@nanostores/persistent';
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

/**
 * Tells stores what other pages have stored, also when this page is shown from the back/forward cache. There, the
 * events of the package would miss a value that equals what this page has written last.
 */
export function deviceEvents(storage: Values): PersistentEvents {
  const stops = new Map<PersistentListener, AbortController>();
  return {
    addEventListener(key, listener) {
      // The type of the package leaves out that both may be null.
      const tell = listener as (stored: Pick<StorageEvent, 'key' | 'newValue'>) => void;
      const stop = new AbortController();
      const { signal } = stop;
      stops.set(listener, stop);
      addEventListener('storage', tell, { signal });
      addEventListener(
        'pageshow',
        ({ persisted }) => {
          if (persisted) tell({ key, newValue: storage[key] ?? null });
        },
        { signal },
      );
    },
    removeEventListener(_, listener) {
      stops.get(listener)?.abort();
      stops.delete(listener);
    },
  };
}

if (typeof window !== 'undefined') {
  const storage = safeStorage();
  setPersistentEngine(storage, deviceEvents(storage));
}
