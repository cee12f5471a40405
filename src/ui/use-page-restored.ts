import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is shown from the back/forward cache, with the state in which it was left. */
export function usePageRestored(callback: () => void): void {
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => {
      shown(event);
    };
    addEventListener('pageshow', listener);
    return () => {
      removeEventListener('pageshow', listener);
    };
  }, []);
}
