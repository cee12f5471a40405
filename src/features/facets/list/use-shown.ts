import { useEffect, useState } from 'react';
import { savedState, saveState } from './history-entry';

/** Cards added at a time; fills the last row at 2, 3 and 4 columns. */
export const STEP = 24;

/** ms. Browsers throttle history changes. */
const SAVE_DELAY = 150;

/** How many cards the history entry shows. */
export const savedShown = (): number => savedState().shown ?? STEP;

/** How many cards reach into the viewport, given the first one of the last list. */
function cardsInView(): number {
  const cell = document.querySelector('.product-cell');
  const { top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
  if (!cell?.parentElement || height === 0) return STEP;
  const columns = Math.max(Math.floor(cell.parentElement.clientWidth / width), 1);
  return columns * Math.max(Math.ceil((innerHeight - top) / height), 1);
}

/**
 * How many products of a view (compared by identity) are shown, a function that shows more, and how many to
 * render now: the cards below the viewport follow after the paint of the others. For components that render
 * in the browser only. Both the number and the scroll position are stored in the history entry: the browser
 * cannot scroll to a product that is rendered long after the page has loaded.
 */
export function useShown(view: object, isPainted: boolean): [number, () => void, number] {
  const [state, setState] = useState(() => ({ view, shown: savedShown() }));
  // Another view is another history entry.
  if (state.view !== view) setState({ view, shown: savedShown() });

  useEffect(() => {
    const saved = savedState().scrollY;
    if (saved !== undefined) scrollTo({ top: saved, behavior: 'instant' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        saveState({ scrollY });
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
    saveState({ shown });
    setState({ view, shown });
  };
  // After "show more", the focus moves to a card below the viewport in the next frame.
  const all = isPainted || state.shown > STEP || savedState().scrollY !== undefined;
  const rendered = all ? state.shown : Math.min(STEP, cardsInView());
  return [state.shown, showMore, rendered];
}
