import { useCallback, useEffect, useState } from 'react';
import { attributeUrl } from './attribute-address';
import type { AttributeList } from './attribute-list';
import type { Category } from './facets';
import { loadAttributes } from './load-attributes';

type Attributes =
  | { state: 'loading' | 'failed' }
  /** Without a list if the section has no attributes. */
  | { state: 'ready'; list?: AttributeList };

const loading: Attributes = { state: 'loading' };
const without: Attributes = { state: 'ready' };

/** Loads the attributes of the selected category. After a failure, `retry` loads them again. */
export function useAttributes(
  hashes: string,
  category: Category,
): { attributes: Attributes; retry: () => void } {
  const [lists, setLists] = useState<ReadonlyMap<Category, Attributes>>(new Map());

  const url = category === 'all' ? undefined : attributeUrl(hashes, category);
  const isLoaded = lists.get(category)?.state === 'ready';
  const load = useCallback(() => {
    if (category === 'all' || url === undefined || isLoaded) return;
    const set = (attributes: Attributes) => {
      setLists((lists) => new Map(lists).set(category, attributes));
    };
    set(loading);
    loadAttributes(url, category).then(
      (list) => {
        set({ state: 'ready', list });
      },
      () => {
        set({ state: 'failed' });
      },
    );
  }, [url, category, isLoaded]);

  useEffect(load, [load]);

  return {
    attributes: url === undefined ? without : (lists.get(category) ?? loading),
    retry: load,
  };
}
