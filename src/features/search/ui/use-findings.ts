import { useCallback, useEffect, useState } from 'react';
import type { Findings } from '../engine/load-index';

/** Products on the search page. Facets count these, so that no search loads a whole large shop. */
const MAX_RESULTS = 480;
const MAX_LABELS = 6;

/** The page without a query needs no engine, so it is loaded with the first one. */
async function findProducts(query: string): Promise<Findings> {
  const { find } = await import('../engine/load-index');
  return find(query, { products: MAX_RESULTS, labels: MAX_LABELS });
}

type Search =
  | { state: 'loading' | 'failed'; findings?: undefined }
  | { state: 'ready'; query: string; findings: Findings };

/** What a query finds. Answers to earlier queries are dropped. After a failure, `retry` tries again. */
export function useFindings(query: string): Search & { retry: () => void } {
  const [search, setSearch] = useState<Search>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    findProducts(query).then(
      (findings) => {
        if (isCurrent) setSearch({ state: 'ready', query, findings });
      },
      () => {
        if (isCurrent) setSearch({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, attempt]);

  const retry = useCallback(() => {
    setSearch({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  const isStale = search.state === 'ready' && search.query !== query;
  return { ...(isStale ? ({ state: 'loading' } as const) : search), retry };
}
