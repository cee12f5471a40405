import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useLanguage, type FieldProps } from '../panel';
import { readTime } from '../../typed-time';
import { Labelled } from './Labelled';

/** As Strapi stores a full minute. */
const STORED = /^(\d\d:\d\d):00(\.000)?$/;

/** A time as text: Strapi's own input removes a mistake, so that nothing reports it. */
export function TimeText(props: FieldProps) {
  const { value, onChange, error = '' } = useField<string | null>(props.name);
  const text = value ?? '';
  return (
    <Labelled {...props} error={error}>
      <Field.Input
        value={STORED.exec(text)?.[1] ?? text}
        placeholder={useLanguage() === 'zh' ? '例如10:00' : 'e.g. 10:00'}
        disabled={props.disabled ?? false}
        onChange={({ target }) => onChange(props.name, target.value || null)}
        onBlur={() => {
          const time = readTime(text);
          if (time) onChange(props.name, `${time}:00.000`);
        }}
      />
    </Labelled>
  );
}
