import { useEffect, type RefObject } from 'react';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

/** Controls that were used before React was there: what they say, or whether they are ticked. */
export type EarlyInput = Map<Control, string | boolean>;

/** An island with `client:interaction`. */
export interface Island extends HTMLElement {
  /** Until the island has done it. */
  early?: EarlyInput;
}

/** Does with a control what the shopper did. React reacts to a difference from what it rendered. */
function repeat(control: Control, entered: string | boolean): void {
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
    // React sees what is set on the element itself, and takes it for its own doing.
    Reflect.set(HTMLInputElement.prototype, 'value', entered, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (control !== document.activeElement) {
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }
}

/**
 * Does what the shopper asked of an island with `client:interaction` before it answered.
 * @param part of the island
 */
export function useReplayedInput(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = part.current?.closest<Island>('astro-island');
    const early = island?.early ?? [];
    delete island?.early;
    // Each in its own turn: the next one starts from what this one has made.
    for (const [control, entered] of early) setTimeout(repeat, 0, control, entered);
  }, [part]);
}
