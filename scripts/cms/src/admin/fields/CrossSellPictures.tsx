import { Flex, Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useEntry,
  useField,
  useFetchClient,
} from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { thumbnailOf, type Picture } from '../panel';

const PRODUCT = 'api::product.product';
/** The most that a product can have. */
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

interface Product {
  documentId: string;
  name: string;
  image?: Picture | null;
}

const idsOf = (relations: readonly Relation[]) =>
  relations.map(({ documentId, apiData }) => documentId ?? apiData?.documentId);

/** Pictures and names of the products that are chosen, below Strapi's own input, which has names only. */
export function CrossSellPictures() {
  const { get } = useFetchClient();
  const { id } = useEntry();
  const { value } = useField<Relations | null>('goesWith');
  const [products, setProducts] = useState<readonly Product[]>([]);
  const added = idsOf(value?.connect ?? []).join();
  const removed = idsOf(value?.disconnect ?? []).join();

  useEffect(() => {
    let isCurrent = true;
    const list = <Item,>(path: string, params?: object) =>
      get<{ results: readonly Item[] }>(`/content-manager/${path}`, {
        params: { pageSize: MOST, ...params },
      });
    async function load() {
      const saved = id
        ? (await list<Relation>(`relations/${PRODUCT}/${id}/goesWith`)).data.results
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
  }, [get, id, added, removed]);

  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-start">
      {products.map(({ documentId, name, image }) => (
        <Flex key={documentId} direction="column" alignItems="flex-start" gap={1} width="9rem">
          {image && (
            <img
              src={thumbnailOf(image)}
              alt=""
              width="88"
              height="88"
              style={{ objectFit: 'contain' }}
            />
          )}
          <Typography variant="pi">{name}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
