/**
 * Calls an asynchronous function once for each key. A call that is rejected is forgotten, so that the next one
 * tries again; `forget` also forgets one that succeeded. Arguments after the key belong to the first call alone.
 */
export function once<Key, Rest extends unknown[], Result>(
  call: (key: Key, ...rest: Rest) => Promise<Result>,
) {
  const calls = new Map<Key, Promise<Result>>();
  const callOnce = (key: Key, ...rest: Rest): Promise<Result> => {
    const known = calls.get(key);
    if (known) return known;
    const result = call(key, ...rest);
    calls.set(key, result);
    result.catch(() => calls.get(key) === result && calls.delete(key));
    return result;
  };
  return Object.assign(callOnce, { forget: (key: Key) => void calls.delete(key) });
}
