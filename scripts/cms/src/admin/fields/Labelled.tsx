import { Field } from '@strapi/design-system';

/** A field with its label and hint, and the reason why it was refused. */
export function Labelled({ name, label, hint, error, required, children }) {
  return (
    <Field.Root name={name} error={error} hint={hint} required={required} width="100%">
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
