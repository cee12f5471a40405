import { personFields, type Person } from '~/contracts/booking';
import { useFieldValue } from '~/ui/use-field-value';
import type { BookingTexts, FieldEvent } from './booking-words';

interface Props {
  texts: BookingTexts;
  /** The `pattern` of the e-mail address. */
  pattern: string;
  person: Person;
  onChange: (event: FieldEvent) => void;
}

/** The customer's details and wishes. */
export const PersonFields = (props: Props) =>
  personFields.map((field) => <PersonField key={field.name} {...props} field={field} />);

function PersonField(props: Props & { field: (typeof personFields)[number] }) {
  const { field, texts, pattern, person, onChange } = props;
  const { name, type, autoComplete, required, max } = field;
  const ref = useFieldValue(person[name]);
  const attributes = { className: 'field', name, autoComplete, required, maxLength: max };
  const isWide = name === 'name' || type === 'multiline';
  return (
    <label className={isWide ? 'sm:col-span-2' : ''}>
      <span className="mb-1 block">
        <span>{texts[name]}</span>{' '}
        {!required && <span className="text-sm text-soft">{texts.optional}</span>}
      </span>
      {type === 'multiline' ? (
        <textarea {...attributes} ref={ref} onChange={onChange} rows={3} />
      ) : (
        <input
          {...attributes}
          ref={ref}
          onChange={onChange}
          {...(type === 'email'
            ? { type: 'text', inputMode: type, autoCapitalize: 'none', spellCheck: false, pattern }
            : { type })}
        />
      )}
    </label>
  );
}
