/** The browser's storage, which may be blocked or full. No function throws. */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  /** Returns whether the value is stored. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

export function safely(storage: () => Storage | undefined): SafeStorage {
  const attempt = <T>(call: (storage: Storage) => T): T | undefined => {
    try {
      const real = storage();
      return real && call(real);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((real) => real.getItem(key)) ?? undefined,
    write: (key, text) =>
      attempt((real) => {
        real.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key) => {
      attempt((real) => {
        real.removeItem(key);
      });
    },
  };
}

/** `localStorage`: persistent, shared by all tabs. */
export const deviceStorage = safely(() => localStorage);
/** `sessionStorage`: one tab, until it is closed. */
export const tabStorage = safely(() => sessionStorage);
