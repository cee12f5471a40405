import { useCallback, useEffect, useState } from 'react';
import { attributeUrl } from './attribute-address';
import type { Category } from '../facets';
import { loadAttributes, type Attributes } from './load-attributes';

type Loading =
  | { state: 'loading' | 'failed' }
  | ({ state: 'ready' } & Attributes)
  /** The section has no attributes. */
  | { state: 'none' };

const loading: Loading = { state: 'loading' };
const none: Loading = { state: 'none' };

/** Loads the attributes of the selected category. After a failure, `retry` loads them again. */
export function useAttributes(
  hashes: string,
  category: Category,
): { attributes: Loading; retry: () => void } {
  const [lists, setLists] = useState<ReadonlyMap<Category, Loading>>(new Map());

  const url = attributeUrl(hashes, category);
  const isLoaded = lists.get(category)?.state === 'ready';
  const load = useCallback(() => {
    if (url === undefined || isLoaded) return;
    const set = (attributes: Loading) => {
      setLists((lists) => new Map(lists).set(category, attributes));
    };
    set(loading);
    loadAttributes(url, category).then(
      (attributes) => {
        set({ state: 'ready', ...attributes });
      },
      () => {
        set({ state: 'failed' });
      },
    );
  }, [url, category, isLoaded]);

  useEffect(load, [load]);

  return {
    attributes: url === undefined ? none : (lists.get(category) ?? loading),
    retry: load,
  };
}
