import { startTransition, useCallback, useEffect, useState } from 'react';
import { loadProductList } from './load-product-list';
import type { ProductList } from './product-list';

interface Loading {
  /** A new object after each load of rows. */
  result: { state: 'loading' | 'failed' } | { state: 'ready'; list: ProductList };
  /** Loads the rows of products. */
  load: (ids: readonly string[]) => Promise<void>;
  /** Loads the list again after a failure. */
  retry: () => void;
}

/** Loads the product list when it is first needed. */
export function useProductList(productListUrl: string, isWanted = true): Loading {
  const [result, setResult] = useState<Loading['result']>({ state: 'loading' });

  const load = useCallback(
    (ids: readonly string[]) =>
      loadProductList(productListUrl, ids).then(
        (list) => {
          // In slices: the render of a list would block a slow phone.
          startTransition(() => setResult({ state: 'ready', list }));
        },
        () => {
          setResult({ state: 'failed' });
        },
      ),
    [productListUrl],
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
