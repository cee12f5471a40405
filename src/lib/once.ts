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

/**
 * Calls a function once per argument and build. In `astro dev`, where content changes while it runs, the function is
 * called each time.
 */
export function oncePerBuild<Result, Key = void>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  if (import.meta.env.DEV) return compute;
  const results = new Map<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
