import { useEffect, useState, type RefObject } from 'react';
import { PAGE_SIZE } from './page-size';
import { restoreScroll, savedEntry, saveEntry, saveScroll } from './list-entry';

/** Returns the number of shown cards in the history entry. */
export const savedShown = (): number => savedEntry().shown ?? PAGE_SIZE;

/** Counts the cards down to the lower edge of the viewport; returns all if an entry is restored. */
function cardsInWindow(grid: HTMLElement | null): number {
  const card = grid?.firstElementChild?.getBoundingClientRect();
  const { shown, scrollY } = savedEntry();
  if (!grid || !card || shown !== undefined || scrollY !== undefined) return Infinity;
  const columns = Math.max(1, Math.floor(grid.clientWidth / card.width));
  return columns * Math.max(1, Math.ceil((innerHeight - card.top) / card.height));
}

/**
 * Returns how many products of a view (compared by identity) are shown, how many of them are
 * initially in the viewport, and a function that shows more. For components that render in the
 * browser only. The number and the scroll position are stored in the history entry: the browser
 * cannot scroll to a product rendered long after the page has loaded.
 * @param grid the list of the cards
 */
export function useShown(view: object, grid: RefObject<HTMLElement | null>) {
  const begin = () => ({ view, shown: savedShown(), inWindow: cardsInWindow(grid.current) });
  const [state, setState] = useState(begin);
  // Each view has its own history entry.
  if (state.view !== view) setState(begin());

  useEffect(() => {
    restoreScroll();
    return saveScroll();
  }, []);

  const showMore = () => {
    const shown = state.shown + PAGE_SIZE;
    saveEntry({ shown });
    setState({ ...state, shown });
  };
  return { shown: state.shown, inWindow: Math.min(state.inWindow, state.shown), showMore };
}
