import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from '../panel';

/** A mail as its recipient sees it, without scripts and links that open. */
export function MailPreview({ name, label }: FieldProps) {
  const { value } = useField<string>(name);
  return (
    <Field.Root name={name} width="100%">
      <Field.Label>{label}</Field.Label>
      <iframe
        title={label}
        sandbox=""
        srcDoc={value ?? ''}
        style={{ width: '100%', height: '60rem', border: '1px solid #dcdce4' }}
      />
    </Field.Root>
  );
}
