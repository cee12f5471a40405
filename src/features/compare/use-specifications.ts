import { useEffect, useState } from 'react';
import type { Specification } from './comparison';
import { loadSpecifications } from './load-specifications';

type Tables = readonly (readonly Specification[])[];
type Result = { state: 'loading' | 'failed' } | { state: 'ready'; urls: string; tables: Tables };

/**
 * Loads the specification tables of product pages; ready when all of them are. Responses for earlier
 * URLs are ignored.
 */
export function useSpecifications(pageUrls: readonly string[]) {
  const urls = pageUrls.join(' ');
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>({ state: 'loading' });

  useEffect(() => {
    let current = true;
    Promise.all(urls.split(' ').filter(Boolean).map(loadSpecifications)).then(
      (tables) => {
        if (current) setResult({ state: 'ready', urls, tables });
      },
      () => {
        if (current) setResult({ state: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [urls, attempt]);

  const retry = () => {
    setResult({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  // Tables of the previous URLs must not be shown with the current products.
  const stale = result.state === 'ready' && result.urls !== urls;
  return { ...(stale ? ({ state: 'loading' } as const) : result), retry };
}
