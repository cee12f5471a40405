type Call = 'getItem' | 'setItem' | 'removeItem';

/** A browser's storage that keeps what it is given in a map; the calls named throw, as if it were full or blocked. */
export function memoryStorage(values = new Map<string, string>(), ...refuses: Call[]): Storage {
  const storage: Storage = {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  const refuse = (): never => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  return Object.assign(storage, Object.fromEntries(refuses.map((call) => [call, refuse])));
}
