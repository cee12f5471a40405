import { useField } from '@strapi/strapi/admin';
import { parsed, written } from '../../json-value';
import type { FieldProps } from '../panel';
import { isSame } from '../unsaved';

/**
 * Returns the value of a JSON field, and a function that changes it. A value that would be stored as it is already is
 * not a change: Strapi would compare its text with the value that it has loaded, and ask about unsaved changes.
 * @param write the text of a value; null if there is none
 */
export function useJson(
  { name, value, onChange }: Pick<FieldProps, 'name' | 'value' | 'onChange'>,
  write: (value: unknown) => string | null = written,
) {
  const { initialValue } = useField<unknown>(name);
  return {
    value: parsed(value),
    set(next: unknown) {
      const text = write(next);
      onChange(name, isSame(text, initialValue) ? initialValue : text);
    },
  };
}
