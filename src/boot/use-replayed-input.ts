import { useEffect, type RefObject } from 'react';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

/** Controls that were used before hydration, with their value or checkedness. */
export type EarlyInput = Map<Control, string | boolean>;

/** An island with `client:interaction`. */
export interface Island extends HTMLElement {
  /** Input to replay; deleted on hydration. */
  early?: EarlyInput;
}

/** Repeats an interaction. React ignores events whose value equals what it rendered. */
function replay(control: Control, entered: string | boolean): void {
  if (control instanceof HTMLButtonElement) {
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(entered);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.type === 'checkbox') {
    control.checked = control.defaultChecked;
    if (entered !== control.checked) control.click();
  } else {
    control.value = control.defaultValue;
    // React overrides the element's own setter to track its writes; the prototype's is not tracked.
    Reflect.set(HTMLInputElement.prototype, 'value', entered, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (control !== document.activeElement) {
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }
}

/**
 * Replays the clicks and input that an island with `client:interaction` got before hydration.
 * @param element any element in the island
 */
export function useReplayedInput(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = element.current?.closest<Island>('astro-island');
    const early = island?.early ?? [];
    delete island?.early;
    // A task each: every replay sees the state that the previous one has rendered.
    for (const [control, entered] of early) setTimeout(replay, 0, control, entered);
  }, [element]);
}
