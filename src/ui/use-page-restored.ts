import { useEffect } from 'react';

/** Calls back when the page is shown from the back/forward cache, with the state in which it was left. */
export function usePageRestored(callback: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) callback();
    };
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('pageshow', shown);
    };
  });
}
