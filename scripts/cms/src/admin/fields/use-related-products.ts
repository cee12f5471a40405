import {
  unstable_useContentManagerContext as useEntry,
  useField,
  useFetchClient,
} from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

const PRODUCT = 'api::product.product';
/** The most that an entry can have. */
const MOST = 20;

/** A product as Strapi's input has it: one that was just chosen has its id in `apiData`. */
interface Relation {
  documentId?: string;
  apiData?: { documentId: string };
}

interface Relations {
  connect?: readonly Relation[];
  disconnect?: readonly Relation[];
}

const idsOf = (relations: readonly Relation[]) =>
  relations.map(({ documentId, apiData }) => documentId ?? apiData?.documentId);

/** The products that are chosen in a relation of the form, saved or not. */
export function useRelatedProducts<Product extends { documentId: string }>(
  field: string,
): readonly Product[] {
  const { get } = useFetchClient();
  const { id, model } = useEntry();
  const { value } = useField<Relations | null>(field);
  const [products, setProducts] = useState<readonly Product[]>([]);
  const added = idsOf(value?.connect ?? []).join();
  const removed = idsOf(value?.disconnect ?? []).join();

  useEffect(() => {
    let isCurrent = true;
    const list = <Item>(path: string, params?: object) =>
      get<{ results: readonly Item[] }>(`/content-manager/${path}`, {
        params: { pageSize: MOST, ...params },
      });
    async function load() {
      const saved = id
        ? (await list<Relation>(`relations/${model}/${id}/${field}`)).data.results
        : [];
      const chosen = new Set([...idsOf(saved).reverse(), ...added.split(',')]);
      for (const each of ['', ...removed.split(',')]) chosen.delete(each);
      const ids = [...chosen];
      if (ids.length === 0) return [];
      const { data } = await list<Product>(`collection-types/${PRODUCT}`, {
        filters: { documentId: { $in: ids } },
      });
      return ids.flatMap(
        (each) => data.results.find(({ documentId }) => documentId === each) ?? [],
      );
    }
    load().then(
      (next) => isCurrent && setProducts(next),
      () => isCurrent && setProducts([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, id, model, field, added, removed]);

  return products;
}
