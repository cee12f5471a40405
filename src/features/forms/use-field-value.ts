import { useRef } from 'react';
import type { Control } from './validity';

/**
 * A ref of a field that shows a value whenever the value changes. In between, the field keeps its input: autofill and
 * password managers fill fields without events, and React would reset a controlled field on the next render. Text that was
 * entered before the field was hydrated is kept too.
 */
export function useFieldValue(value: string) {
  const shown = useRef<string>(undefined);
  return (control: Control | null) => {
    if (!control || shown.current === value) return;
    const isFirst = shown.current === undefined;
    shown.current = value;
    if (isFirst && control.value !== '') return;
    // Setting the same value would move the caret in some browsers.
    if (control.value !== value) control.value = value;
  };
}
