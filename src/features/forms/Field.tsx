import { useId, useState, type SyntheticEvent } from 'react';
import type { FormWords } from './form-words';
import { useFieldValue } from './use-field-value';
import { focusIfFirst, messageOf, validate, type Control, type FormField } from './validity';

interface Props {
  field: FormField;
  /** Suggested values with their names; for a choice, all of its options. */
  options?: readonly (readonly [value: string, name: string])[] | undefined;
  className?: string;
  label: string;
  hint?: string | undefined;
  /** Marks a field that is not required. */
  optional?: string;
  /** The value to show, such as that of a draft. */
  value: string;
  words: FormWords;
  onChange?: (value: string) => void;
}

/**
 * A browser refuses full-width and invisible characters in a field of the type `email`, which people copy and the shop
 * removes.
 */
const EMAIL_ATTRIBUTES = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Follows the label of a required field; the field's `required` tells screen readers. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-lacquer">
    *
  </span>
);

/**
 * One field of a form, validated by the browser (requirements §5) and by the rules in `src/contracts/text-fields.ts`. Its
 * message is below it, in the language of the page.
 */
export function Field(props: Props) {
  const { field, options, className, label, hint, optional, value, words, onChange } = props;
  const [error, setError] = useState<string>();
  const id = useId();
  const { name, required, type, max: _, ...attributes } = field;
  const show = useFieldValue(value);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const list = options && type !== 'choice' ? `${id}-options` : undefined;
  const controlProps = {
    ...attributes,
    id,
    name,
    required,
    className: `field ${error === undefined ? '' : 'border-lacquer'}`,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
    ref: (control: Control | null) => {
      show(control);
      if (control) validate(control, field, words);
    },
    onInvalid: (event: SyntheticEvent<Control>) => {
      // Replaces the browser's bubble, which covers the form and uses the browser's language.
      event.preventDefault();
      const { currentTarget: control } = event;
      setError(messageOf(control, words));
      focusIfFirst(control);
    },
    onChange: ({ target }: { target: Control }) => {
      onChange?.(target.value);
      validate(target, field, words);
      if (target.validity.valid) setError(undefined);
      else if (error !== undefined) setError(messageOf(target, words));
    },
  };

  return (
    <p className={className}>
      <label htmlFor={id} className="mb-1 block">
        <span>{label}</span>{' '}
        {required ? (
          <RequiredMark />
        ) : (
          optional !== undefined && <span className="text-sm text-soft">{optional}</span>
        )}
      </label>
      {type === 'multiline' ? (
        <textarea {...controlProps} />
      ) : type === 'choice' ? (
        <select {...controlProps}>
          {[['', words.choose] as const, ...(options ?? [])].map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...controlProps}
          {...(type === 'email' ? EMAIL_ATTRIBUTES : { type })}
          list={list}
        />
      )}
      {list !== undefined && (
        <datalist id={list}>
          {options?.map(([each, name]) => (
            <option key={each} value={name} />
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className="mt-1 block text-sm text-soft">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className="mt-1 block text-sm text-lacquer">
          {error}
        </span>
      )}
    </p>
  );
}
