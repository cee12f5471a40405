import { useCallback, useEffect, useState } from 'react';
import { attributeUrl } from './attribute-address';
import type { AttributeList } from './attribute-list';
import type { Category } from './facets';

type Attributes =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; list: AttributeList; rules: typeof import('./category-attributes') }
  /** The section has no attributes. */
  | { state: 'none' };

const loading: Attributes = { state: 'loading' };
const none: Attributes = { state: 'none' };

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
    import('./category-attributes')
      .then(async (rules) => {
        set({ state: 'ready', list: await rules.loadAttributes(url, category), rules });
      })
      .catch(() => {
        set({ state: 'failed' });
      });
  }, [url, category, isLoaded]);

  useEffect(load, [load]);

  return {
    attributes: url === undefined ? none : (lists.get(category) ?? loading),
    retry: load,
  };
}
