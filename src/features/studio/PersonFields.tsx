import { personFields, type Person } from './booking-api';
import type { BookingTexts } from './booking-words';

interface Props {
  /** Of the room, for the ids of the controls. */
  room: string;
  texts: BookingTexts;
  /** Of an e-mail address. */
  pattern: string;
  person: Person;
  onChange: (field: keyof Person, value: string) => void;
}

/** Who books, and what they wish. */
export function PersonFields({ room, texts, pattern, person, onChange }: Props) {
  return personFields.map(({ name, type, autoComplete, required, max }) => {
    const props = {
      id: `booking-${room}-${name}`,
      className: 'field',
      name,
      autoComplete,
      required,
      maxLength: max,
      value: person[name],
      onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    };
    const isWide = name === 'name' || type === 'multiline';
    return (
      <p key={name} className={isWide ? 'sm:col-span-2' : ''}>
        <label htmlFor={props.id} className="mb-1 block">
          {texts[name]} {!required && <span className="text-sm text-soft">{texts.optional}</span>}
        </label>
        {type === 'multiline' ? (
          <textarea {...props} rows={3} />
        ) : (
          <input {...props} type={type} pattern={type === 'email' ? pattern : undefined} />
        )}
      </p>
    );
  });
}
