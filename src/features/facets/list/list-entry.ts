/** State of a list in its history entry; a reload and Back restore it. */
interface ListEntry {
  /** Number of shown cards. */
  shown?: number;
  /** px */
  scrollY?: number;
}

/** ms. Browsers throttle history changes. */
const SAVE_DELAY = 150;

export const savedEntry = (): ListEntry => (history.state ?? {}) as ListEntry;

export function saveEntry(change: ListEntry): void {
  history.replaceState({ ...savedEntry(), ...change }, '');
}

/** Scrolls to the saved position, which the browser cannot do before the cards are rendered. */
export function restoreScroll(): void {
  const { scrollY } = savedEntry();
  if (scrollY !== undefined) scrollTo({ top: scrollY, behavior: 'instant' });
}

/**
 * Saves the scroll position after each scroll and when leaving the page. Chromium's reload restores
 * the state from before `pagehide`.
 * @returns a function that stops saving
 */
export function saveScroll(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    saveEntry({ scrollY });
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY);
  };
  addEventListener('scroll', onScroll);
  addEventListener('pagehide', save);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    removeEventListener('pagehide', save);
  };
}
