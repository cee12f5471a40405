import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readView, viewOf, writeView, type View } from './view';

// React has no layout on the server and would say so.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** ms; browsers refuse an address that changes with every move of a slider. */
const REPLACE_DELAY = 120;

/** Sets the view. `replace`: without a new step for the browser's Back (a slider under way). */
export type SetView = (view: View, how?: 'push' | 'replace') => void;

const here = () => location.pathname + location.search;

/**
 * The view of the catalogue, kept in the address: reload, Back, Forward and shared links restore it.
 * @param root address of the catalogue page
 * @param own category of the page itself, which a server shows without any query
 */
export function useView(
  root: string,
  own: View['filter']['category'],
  brands: readonly string[],
): [View, SetView] {
  const [view, setState] = useState(() => viewOf(own));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address of this step of the history, before a slider moved it. */
  const settled = useRef('');

  useBeforePaint(() => {
    const restore = () => {
      clearTimeout(timer.current);
      settled.current = here();
      const next = readView(new URL(location.href), root, brands);
      // The same object where nothing differs, so that nothing is done about it.
      setState((before) => (writeView(before, root) === writeView(next, root) ? before : next));
    };
    restore();
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
    };
  }, [root, brands]);

  const setView = useCallback<SetView>(
    (next, how = 'push') => {
      setState(next);
      const address = writeView(next, root);
      clearTimeout(timer.current);
      if (how === 'replace') {
        timer.current = setTimeout(() => {
          history.replaceState(null, '', address);
        }, REPLACE_DELAY);
        return;
      }
      if (here() !== settled.current) history.replaceState(null, '', settled.current);
      if (address !== settled.current) history.pushState(null, '', address);
      settled.current = address;
    },
    [root],
  );

  return [view, setView];
}
