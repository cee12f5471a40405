import { useCallback, useEffect, useState } from 'react';
import { loadPriceList } from './load-price-list';
import type { PriceList } from './price-list';

interface Loading {
  /** A new object after each load of rows. */
  result: { state: 'loading' | 'failed' } | { state: 'ready'; list: PriceList };
  /** Loads the rows of products. */
  load: (ids: readonly string[]) => Promise<void>;
  /** Loads the list again after a failure. */
  retry: () => void;
}

/** Loads the price list when it is first needed. */
export function usePriceList(priceListUrl: string, isWanted = true): Loading {
  const [result, setResult] = useState<Loading['result']>({ state: 'loading' });

  const load = useCallback(
    (ids: readonly string[]) =>
      loadPriceList(priceListUrl, ids).then(
        (list) => {
          setResult({ state: 'ready', list });
        },
        () => {
          setResult({ state: 'failed' });
        },
      ),
    [priceListUrl],
  );

  useEffect(() => {
    if (isWanted) void load([]);
  }, [load, isWanted]);

  const retry = useCallback(() => {
    setResult({ state: 'loading' });
    void load([]);
  }, [load]);

  return { result, load, retry };
}
