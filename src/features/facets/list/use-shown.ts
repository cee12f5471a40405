import { useEffect, useState } from 'react';
import { PAGE_SIZE } from './grid-layout';
import { restoreScroll, savedEntry, saveEntry, saveScroll } from './list-entry';

/** How many cards the history entry shows. */
export const savedShown = (): number => savedEntry().shown ?? PAGE_SIZE;

/**
 * How many products of a view (compared by identity) are shown, and a function that shows more. For components
 * that render in the browser only. Both the number and the scroll position are stored in the history entry:
 * the browser cannot scroll to a product that is rendered long after the page has loaded.
 */
export function useShown(view: object): [number, () => void] {
  const [state, setState] = useState(() => ({ view, shown: savedShown() }));
  // Another view is another history entry.
  if (state.view !== view) setState({ view, shown: savedShown() });

  useEffect(() => {
    restoreScroll();
    return saveScroll();
  }, []);

  const showMore = () => {
    const shown = state.shown + PAGE_SIZE;
    saveEntry({ shown });
    setState({ view, shown });
  };
  return [state.shown, showMore];
}
