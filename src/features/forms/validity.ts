import { normalized, problemOf, type TextField } from '~/contracts/text-fields';
import { fill } from '~/i18n/fill';
import type { FormWords } from './form-words';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field with its rules (`src/contracts/text-fields.ts`) and attributes of its control. */
export interface FormField extends TextField {
  readonly name: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'tel';
  readonly autoCapitalize?: 'characters';
  readonly placeholder?: string;
  readonly rows?: number;
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Applies the rules of a field to its control: the browser then refuses to submit the form. */
export function validate(control: Control, field: FormField, { problems }: FormWords): void {
  const problem = problemOf(field, control.value);
  const count = normalized(control.value, field.type).length;
  control.setCustomValidity(problem ? fill(problems[problem], { max: field.max, count }) : '');
}

/** Focuses an invalid control if it is the first one of its form. */
export function focusIfFirst(control: Control): void {
  const first = control.form?.querySelector(':is(input, textarea, select):invalid');
  if (first === control) control.focus();
}

/** Returns the message for an invalid control, in the language of the page. */
export const messageOf = ({ validity, validationMessage }: Control, { problems }: FormWords) =>
  validity.valueMissing ? problems.missing : validationMessage;

/**
 * Validates a form when it is submitted: values that were entered without events, by autofill or a password manager, have
 * not been validated yet. Shows the messages of invalid fields.
 */
export function isValid(
  form: HTMLFormElement,
  fields: readonly FormField[],
  words: FormWords,
): boolean {
  for (const field of fields) {
    const control = form.elements.namedItem(field.name);
    if (isControl(control)) validate(control, field, words);
  }
  return form.reportValidity();
}
