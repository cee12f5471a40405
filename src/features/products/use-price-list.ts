import { useCallback, useEffect, useState } from 'react';
import type { ProductSummary } from './product-summary';
import { loadPriceList } from './load-price-list';

type Items = { state: 'loading' | 'failed' } | { state: 'ready'; items: readonly ProductSummary[] };

/** All products, as soon as they are there; `retry` asks again after a failure. */
export function usePriceList(address: string): Items & { retry: () => void } {
  const [result, setResult] = useState<Items>({ state: 'loading' });

  const load = useCallback(() => {
    loadPriceList(address).then(
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
