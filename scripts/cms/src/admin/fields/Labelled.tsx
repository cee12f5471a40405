import { Field } from '@strapi/design-system';
import type { PropsWithChildren } from 'react';
import type { FieldProps } from '../panel';

type LabelledProps = PropsWithChildren<Omit<FieldProps, 'value' | 'onChange' | 'disabled'>>;

/** A field with its label and hint, and the reason why it was refused. */
export function Labelled({
  name,
  label,
  hint,
  error = '',
  required = false,
  children,
}: LabelledProps) {
  return (
    <Field.Root name={name} error={error} hint={hint} required={required} width="100%">
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
