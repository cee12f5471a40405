import { startTransition, useCallback, useEffect, useState } from 'react';

type Loaded<T> =
  { state: 'none' | 'loading' | 'failed'; value?: undefined } | { state: 'ready'; value: T };

/**
 * Loads data by key; ignores responses to earlier keys.
 * @param key `undefined`: nothing is loaded
 * @param load the same function in every render
 * @returns also `retry`, which loads again after a failure
 */
export function useLoaded<T>(
  key: string | undefined,
  load: (key: string) => Promise<T>,
): Loaded<T> & { retry: () => void } {
  const [loaded, setLoaded] = useState<{ key: string; result: Loaded<T> }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const set = (result: Loaded<T>) => {
      // In slices: the render of a list would block a slow phone.
      if (isCurrent) startTransition(() => setLoaded({ key, result }));
    };
    load(key).then(
      (value) => set({ state: 'ready', value }),
      () => set({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load, attempt]);

  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (key === undefined) return { state: 'none', retry };
  return { ...(loaded?.key === key ? loaded.result : { state: 'loading' }), retry };
}
