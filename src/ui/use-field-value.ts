import { useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A ref of a field that shows a value whenever the value changes. Meanwhile the field has what was entered: autofill and
 * password managers fill fields without events, and React would empty a controlled one when it renders it again.
 */
export function useFieldValue(value: string) {
  const shown = useRef<string>(undefined);
  return (control: Control | null) => {
    if (!control || shown.current === value) return;
    shown.current = value;
    // The same value again would move the caret in some browsers.
    if (control.value !== value) control.value = value;
  };
}
