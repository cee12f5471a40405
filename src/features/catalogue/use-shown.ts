import { useEffect, useState } from 'react';

/** Cards added at a time; fills the last row at 2, 3 and 4 columns. */
const STEP = 24;

/** ms. Browsers throttle history changes. */
const SAVE_DELAY = 150;

/** What a history entry knows of its list; a reload and Back restore it. */
interface ListState {
  shown?: number;
  scrollY?: number;
}

const savedState = (): ListState => (history.state ?? {}) as ListState;

const save = (change: ListState) => {
  history.replaceState({ ...savedState(), ...change }, '');
};

/**
 * How many products of a view (compared by identity) are shown, and a function that shows more. For
 * components that render in the browser only. Both the number and the scroll position are stored in the
 * history entry: the browser cannot scroll to a product that is rendered long after the page has loaded.
 */
export function useShown(view: object): [number, () => void] {
  const [state, setState] = useState(() => ({ view, shown: savedState().shown ?? STEP }));
  // Another view is another history entry.
  if (state.view !== view) setState({ view, shown: savedState().shown ?? STEP });

  useEffect(() => {
    const saved = savedState().scrollY;
    if (saved !== undefined) scrollTo({ top: saved, behavior: 'instant' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        save({ scrollY });
      }, SAVE_DELAY);
    };
    addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  const showMore = () => {
    const shown = state.shown + STEP;
    save({ shown });
    setState({ view, shown });
  };
  return [state.shown, showMore];
}
