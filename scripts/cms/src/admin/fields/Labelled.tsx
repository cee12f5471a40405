import { Field } from '@strapi/design-system';
import type { PropsWithChildren } from 'react';
import { isAbout } from '../../desk/field-names';
import { useLanguage, type FieldProps } from '../panel';

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

interface PartProps extends Pick<FieldProps, 'name' | 'error'> {
  /** Within the field, such as `0.heading.zh`. */
  path: string;
}

/** The input of a part of a field, which is marked if the error of the field is about this part. */
export function Part({ name, error = '', path, children }: PropsWithChildren<PartProps>) {
  const full = `${name}.${path}`;
  return (
    <Field.Root name={full} error={isAbout(error, full, useLanguage())}>
      {children}
    </Field.Root>
  );
}
