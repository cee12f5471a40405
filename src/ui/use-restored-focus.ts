import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to a region when its focused control is removed or disabled; otherwise focus would
 * move to the top of the page.
 * @returns a ref for the region, which needs `tabIndex={-1}`
 */
export function useRestoredFocus<T extends HTMLElement>(): RefObject<T | null> {
  const region = useRef<T>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const track = ({ target }: Event) => {
      hadFocus.current = target instanceof Node && (region.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', track);
    document.addEventListener('pointerdown', track);
    return () => {
      document.removeEventListener('focusin', track);
      document.removeEventListener('pointerdown', track);
    };
  }, []);

  // Without dependencies: any render may have removed the focused control.
  useEffect(() => {
    const focused = document.activeElement;
    const lost = !focused || focused === document.body || focused.matches(':disabled');
    if (hadFocus.current && lost) region.current?.focus({ preventScroll: true });
  });

  return region;
}
