import { useEffect, useRef, type ComponentProps } from 'react';
import { valuesOf, type Values } from './draft';
import type { FormWords } from './form-words';
import { isValid, type FormField } from './validity';

declare global {
  interface Window {
    /** The submission of a form before it was hydrated (`src/boot/early-submit.js`). */
    earlySubmit?: Event;
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
    const early = window.earlySubmit;
    if (!early || !form?.contains(early.target as Node)) return;
    delete window.earlySubmit;
    // Shows the messages of an invalid form without sending it, because a field may be half typed by now.
    if (early.type === 'invalid') isValid(form, fields, words);
    else form.requestSubmit();
  }, [fields, words]);

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
