import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part of the page whose controls come and go: when the one that had it is
 * gone or disabled, the part itself gets it, not the top of the page.
 * @returns the part's ref; give it `tabIndex={-1}`
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null);
  const inside = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      inside.current = target instanceof Node && (part.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);

  // After every render: any of them may have taken the focused control away.
  useEffect(() => {
    const focused = document.activeElement;
    const lost = !focused || focused === document.body || focused.matches(':disabled');
    if (inside.current && lost) part.current?.focus({ preventScroll: true });
  });

  return part;
}
