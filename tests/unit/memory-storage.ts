type Call = 'getItem' | 'setItem' | 'removeItem';

/** An in-memory version of a browser's storage; the named methods throw, as if it were full or blocked. */
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
