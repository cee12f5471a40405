import { useCallback, useEffect, useState } from 'react';
import type { Item } from './item';
import { loadItems } from './load-items';

type Items = { state: 'loading' | 'failed' } | { state: 'ready'; items: readonly Item[] };

/** All products, as soon as they are there; `retry` asks again after a failure. */
export function useItems(address: string): Items & { retry: () => void } {
  const [result, setResult] = useState<Items>({ state: 'loading' });

  const load = useCallback(() => {
    loadItems(address).then(
      (items) => {
        setResult({ state: 'ready', items });
      },
      () => {
        setResult({ state: 'failed' });
      },
    );
  }, [address]);

  useEffect(load, [load]);

  const retry = useCallback(() => {
    setResult({ state: 'loading' });
    load();
  }, [load]);

  return { ...result, retry };
}
