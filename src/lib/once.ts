/**
 * Calls an asynchronous function once per key. Rejected calls are forgotten, so that the next call tries again;
 * `forget` also removes a successful call. Arguments after the key are used by the first call only.
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
