/**
 * Keeps the results of a function, by its argument, for the rest of a build. In `astro dev`, where content
 * changes while it runs, the function is called each time.
 */
export function onceABuild<Result, Key = void>(
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
