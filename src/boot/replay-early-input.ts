import { useEffect } from 'react';

declare global {
  interface Window {
    /** Island controls used before hydration (`early-input.js`), with the entered values. */
    earlyInput?: Map<Element, string | boolean>;
  }
}

/** Repeats the use of a control. React ignores events whose value equals what it rendered. */
function replay(control: Element, entered: string | boolean): void {
  if (control instanceof HTMLSelectElement) {
    control.value = String(entered);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!(control instanceof HTMLInputElement)) {
    if (control instanceof HTMLElement) control.click();
  } else if (control.type === 'checkbox') {
    control.checked = control.defaultChecked;
    if (entered !== control.checked) control.click();
  } else {
    control.value = control.defaultValue;
    // React overrides the element's own setter to track its writes; the prototype's is not tracked.
    Reflect.set(HTMLInputElement.prototype, 'value', entered, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (control !== document.activeElement)
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Replays clicks and input in an island from before its hydration. */
export function useReplayedInput(): void {
  useEffect(() => {
    const early = window.earlyInput ?? [];
    delete window.earlyInput;
    // One task each: every replay sees the state rendered by the previous one.
    for (const [control, entered] of early) setTimeout(replay, 0, control, entered);
  }, []);
}
