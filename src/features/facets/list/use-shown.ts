import { useEffect, useState } from 'react';
import { PAGE_SIZE } from './grid-layout';

/** What a history entry stores about its list; a reload and Back restore it. */
interface ListEntry {
  shown?: number;
  scrollY?: number;
}

const savedEntry = (): ListEntry => (history.state ?? {}) as ListEntry;

function saveEntry(change: ListEntry): void {
  history.replaceState({ ...savedEntry(), ...change }, '');
}

/** ms. Browsers throttle history changes. */
const SAVE_DELAY = 150;

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
    const saved = savedEntry().scrollY;
    if (saved !== undefined) scrollTo({ top: saved, behavior: 'instant' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        saveEntry({ scrollY });
      }, SAVE_DELAY);
    };
    addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  const showMore = () => {
    const shown = state.shown + PAGE_SIZE;
    saveEntry({ shown });
    setState({ view, shown });
  };
  return [state.shown, showMore];
}
