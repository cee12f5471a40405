import { useEffect, useState } from 'react';
import type { Specification } from './comparison';
import { loadSpecifications } from './load-specifications';

type Tables = readonly (readonly Specification[])[];
type Result = { state: 'loading' | 'failed' } | { state: 'ready'; urls: string; tables: Tables };

/**
 * The specification tables of product pages, once all of them are there. Answers that come after the
 * addresses have changed are dropped.
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
  // Tables of the addresses before must not stand under the products of now.
  const stale = result.state === 'ready' && result.urls !== urls;
  return { ...(stale ? ({ state: 'loading' } as const) : result), retry };
}
