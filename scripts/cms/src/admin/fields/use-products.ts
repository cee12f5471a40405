import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

const PATH = '/content-manager/collection-types/api::product.product';

/** Products by their ids, once they are loaded. */
export function useProducts<Product extends { documentId: string }>(
  ids: readonly string[],
): ReadonlyMap<string, Product> {
  const { get } = useFetchClient();
  const [products, setProducts] = useState<ReadonlyMap<string, Product>>(new Map());
  const key = ids.join();

  useEffect(() => {
    let isCurrent = true;
    const $in = key.split(',');
    const params = { pageSize: $in.length, filters: { documentId: { $in } } };
    get<{ results: readonly Product[] }>(PATH, { params }).then(
      ({ data }) =>
        isCurrent && setProducts(new Map(data.results.map((each) => [each.documentId, each]))),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get, key]);

  return products;
}
