import { Field } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { hasField } from '~/contracts/customer';
import { recordOf, type FieldProps } from '../panel';
import { Labelled } from './Labelled';

/** A field of an order's address that destinations in Hong Kong do not have: shown for others, and if it has a value. */
export function Abroad(props: FieldProps) {
  const area = useForm('Abroad', ({ values }) => String(recordOf(values)['area']));
  const { value, onChange, error = '' } = useField<string | null>(props.name);
  if (!value && !hasField(props.name, area)) return null;
  return (
    <Labelled {...props} error={error}>
      <Field.Input
        value={value ?? ''}
        disabled={props.disabled ?? false}
        onChange={({ target }) => onChange(props.name, target.value)}
      />
    </Labelled>
  );
}
