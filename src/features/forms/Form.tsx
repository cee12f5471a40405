import { useEffect, useRef, type ComponentProps } from 'react';
import { valuesOf, type Values } from './draft';
import type { FormWords } from './form-words';
import { isValid, type FormField } from './validity';

declare global {
  interface Window {
    /** A form that was submitted before it was hydrated (`src/boot/early-submit.js`). */
    earlySubmit?: HTMLFormElement;
  }
}

interface Props extends Omit<ComponentProps<'form'>, 'onInput' | 'onSubmit'> {
  /** The fields that are validated before the form is sent. */
  fields: readonly FormField[];
  words: FormWords;
  /** Called with the values after each change. */
  onEnter: (values: Values) => void;
  /** Called with the values of a valid form. */
  onSend: (values: Values, form: HTMLFormElement) => void;
}

/** A form that is sent by a script. */
export function Form({ fields, words, onEnter, onSend, ...attributes }: Props) {
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = ref.current;
    if (!form || window.earlySubmit !== form) return;
    delete window.earlySubmit;
    form.requestSubmit();
  }, []);

  return (
    <form
      {...attributes}
      ref={ref}
      onInput={({ currentTarget }) => {
        onEnter(valuesOf(currentTarget));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (isValid(form, fields, words)) onSend(valuesOf(form), form);
      }}
    />
  );
}
