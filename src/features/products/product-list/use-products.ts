import { useEffect, useMemo } from 'react';
import { missingFiles } from './product-list';
import type { ProductSummary } from '../product-summary';
import { useProductList } from './use-product-list';

type Products =
  | { state: 'loading' | 'failed' }
  /** By id, those that the shop sells. */
  | { state: 'ready'; items: ReadonlyMap<string, ProductSummary> };

/** Loads the products with these ids, which are compared by identity. After a failure, `retry` loads them again. */
export function useProducts(
  productListUrl: string,
  ids: readonly string[],
): Products & { retry: () => void } {
  const { result, load, retry } = useProductList(productListUrl);
  const list = result.state === 'ready' ? result.list : undefined;
  const isMissing = list !== undefined && missingFiles(list, ids).length > 0;

  useEffect(() => {
    if (isMissing) void load(ids);
  }, [isMissing, load, ids]);

  const products = useMemo((): Products => {
    if (result.state !== 'ready') return { state: result.state };
    if (isMissing) return { state: 'loading' };
    const { summaries } = result.list;
    const items = ids.flatMap((id) => summaries.get(id) ?? []);
    return { state: 'ready', items: new Map(items.map((item) => [item.id, item])) };
  }, [result, isMissing, ids]);
  return { ...products, retry };
}
