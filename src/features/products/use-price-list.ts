import { useCallback, useEffect, useState } from 'react';
import type { ProductSummary } from './product-summary';
import { loadPriceList } from './load-price-list';

type Items = { state: 'loading' | 'failed' } | { state: 'ready'; items: readonly ProductSummary[] };

/** Loads the price list. After a failure, `retry` loads it again. */
export function usePriceList(priceListUrl: string): Items & { retry: () => void } {
  const [result, setResult] = useState<Items>({ state: 'loading' });

  const load = useCallback(() => {
    loadPriceList(priceListUrl).then(
      (items) => {
        setResult({ state: 'ready', items });
      },
      () => {
        setResult({ state: 'failed' });
      },
    );
  }, [priceListUrl]);

  useEffect(load, [load]);

  const retry = useCallback(() => {
    setResult({ state: 'loading' });
    load();
  }, [load]);

  return { ...result, retry };
}
