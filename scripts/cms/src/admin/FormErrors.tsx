import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { isSame, type Edits } from './unsaved';

/** ms. After a refusal, Strapi may replace the values of the form, and UnsavedChanges puts them back. */
const SETTLED = 300;

/** The mark of Strapi's inputs. */
const MARK = 'data-strapi-field-error';

const INPUTS = 'input:not([type=hidden]), textarea, [role=combobox], button';

/** Shows the first error, and moves the focus to its field. Strapi does so for simple inputs only. */
function showFirst() {
  const error = document.querySelector(`[${MARK}]`);
  let field = error?.parentElement;
  while (field && !field.querySelector(INPUTS)) field = field.parentElement;
  const marked = field?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!field?.contains(document.activeElement)) {
    (marked ?? field?.querySelector<HTMLElement>(INPUTS))?.focus({ preventScroll: true });
  }
  (marked ?? error)?.scrollIntoView({ block: 'center' });
}

/** Shows the first field with an error after a refusal, and removes the error of a field that is changed. */
export const FormErrors: PanelComponent = () => {
  const values = useForm('FormErrors', (form) => form.values) as Edits;
  const errors = useForm('FormErrors', (form) => form.errors) as Edits;
  const isSubmitting = useForm('FormErrors', (form) => form.isSubmitting);
  const setErrors = useForm('FormErrors', (form) => form.setErrors);
  /** The values with which the current submission began. Those of a later time may be stored ones. */
  const submitted = useRef<Edits>(undefined);
  /** The last refusal, with the values that it is about. */
  const refused = useRef<{ errors: Edits; values: Edits; isShown: boolean }>(undefined);

  useEffect(() => {
    if (isSubmitting) submitted.current ??= values;
    if (refused.current?.errors !== errors) {
      refused.current = { errors, values: submitted.current ?? values, isShown: false };
    }
    // Strapi sets errors before or together with the end of a submission.
    if (!isSubmitting) submitted.current = undefined;
    const last = refused.current;
    const timer = setTimeout(() => {
      if (!last.isShown && Object.keys(errors).length > 0) showFirst();
      last.isShown = true;
      const all = Object.entries(errors);
      const left = all.filter(([name]) => isSame(values[name], last.values[name]));
      if (left.length === all.length) return;
      const remaining = Object.fromEntries(left) as typeof errors;
      refused.current = { ...last, errors: remaining };
      // Otherwise, Strapi would move the focus from the field that is being changed to the next one with an error.
      for (const each of document.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
      setErrors(remaining as Parameters<typeof setErrors>[0]);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [values, errors, isSubmitting, setErrors]);

  return null;
};
