import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HistoryMode } from '~/features/facets/list/use-view';

// React warns about layout effects on the server.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** ms. Browsers throttle history changes, so a dragged slider is debounced. */
const REPLACE_DELAY = 120;

export type SetAddress = (search: string, history?: HistoryMode) => void;

/**
 * The query part of the address, which is the state of the search page: reload, Back, Forward and
 * shared links restore it. Undefined on the server.
 */
export function useAddress(): [string | undefined, SetAddress] {
  const [search, setSearch] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useBeforePaint(() => {
    const restore = () => {
      clearTimeout(timer.current);
      setSearch(location.search);
    };
    restore();
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
    };
  }, []);

  const setAddress = useCallback<SetAddress>((next, mode = 'push') => {
    const address = location.pathname + next;
    clearTimeout(timer.current);
    setSearch(next);
    if (mode === 'replace') {
      timer.current = setTimeout(() => {
        history.replaceState(null, '', address);
      }, REPLACE_DELAY);
    } else if (address !== location.pathname + location.search) {
      history.pushState(null, '', address);
    }
  }, []);

  return [search, setAddress];
}
