import { personFields, type Person } from '~/contracts/booking';
import type { BookingTexts, FieldEvent } from './booking-words';

interface Props {
  texts: BookingTexts;
  /** Of an e-mail address. */
  pattern: string;
  person: Person;
  onChange: (event: FieldEvent) => void;
}

/** Who books, and what they wish. */
export function PersonFields({ texts, pattern, person, onChange }: Props) {
  return personFields.map(({ name, type, autoComplete, required, max }) => {
    const value = person[name];
    const props = {
      className: 'field',
      name,
      autoComplete,
      required,
      maxLength: max,
      value,
      onChange,
    };
    const isWide = name === 'name' || type === 'multiline';
    return (
      <label key={name} className={isWide ? 'sm:col-span-2' : ''}>
        <span className="mb-1 block">
          <span>{texts[name]}</span>{' '}
          {!required && <span className="text-sm text-soft">{texts.optional}</span>}
        </span>
        {type === 'multiline' ? (
          <textarea {...props} rows={3} />
        ) : (
          <input {...props} type={type} pattern={type === 'email' ? pattern : undefined} />
        )}
      </label>
    );
  });
}
