import { useState, type SyntheticEvent } from 'react';
import type { FormField } from '~/contracts/customer';
import { normalized, problemOf } from '~/contracts/text-fields';
import { fill } from '~/i18n/fill';
import { useFieldValue } from '~/ui/use-field-value';
import type { CheckoutWords } from '../checkout-words';
import type { Draft } from '../draft';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Props {
  field: FormField;
  /** Suggested values with their names; for a choice, all of its options. */
  options?: readonly (readonly [value: string, name: string])[] | undefined;
  className?: string;
  label: string;
  hint?: string | undefined;
  draft: Draft;
  texts: CheckoutWords['texts']['customer'];
  onChange: (field: keyof Draft, value: string) => void;
}

/**
 * One field of the form, validated by the browser (requirements §5) and by the rules in
 * `src/contracts/text-fields.ts`. Its message is below it, in the language of the page. E-mail
 * fields have the type `text`, for the reason given in `src/contracts/email-pattern.ts`.
 */
export function FormInput(props: Props) {
  const { field, options, className, label, hint, draft, texts, onChange } = props;
  const [error, setError] = useState<string>();
  const { name, required, type, max, ...attributes } = field;
  const show = useFieldValue(draft[name]);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');

  // A custom validity makes the browser block the submission and fire `invalid`.
  const validate = (control: Control) => {
    const problem = problemOf(field, control.value);
    const count = normalized(control.value, type).length;
    control.setCustomValidity(problem ? fill(texts.problems[problem], { max, count }) : '');
  };
  const messageOf = ({ validity, validationMessage }: Control) =>
    validity.valueMissing ? texts.problems.missing : validationMessage;
  const list = options && type !== 'choice' ? `${name}-options` : undefined;
  const controlProps = {
    ...attributes,
    id: name,
    name,
    required,
    className: `field ${error === undefined ? '' : 'border-lacquer'}`,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
    ref: (control: Control | null) => {
      show(control);
      if (control) validate(control);
    },
    onInvalid: (event: SyntheticEvent<Control>) => {
      // Replaces the browser's bubble, which covers the form and uses the browser's language.
      event.preventDefault();
      const { currentTarget: control } = event;
      setError(messageOf(control));
      if (control.form?.querySelector(':is(input, textarea, select):invalid') === control)
        control.focus();
    },
    onChange: ({ target }: { target: Control }) => {
      onChange(name, target.value);
      validate(target);
      if (target.validity.valid) setError(undefined);
      else if (error !== undefined) setError(messageOf(target));
    },
  };

  return (
    <p className={className}>
      <label htmlFor={name} className="mb-1 block">
        <span>{label}</span>{' '}
        {required ? (
          <span aria-hidden="true" className="text-lacquer">
            *
          </span>
        ) : (
          <span className="text-sm text-soft">{texts.optional}</span>
        )}
      </label>
      {type === 'multiline' ? (
        <textarea {...controlProps} />
      ) : type === 'choice' ? (
        <select {...controlProps}>
          {[['', texts.choose] as const, ...(options ?? [])].map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input {...controlProps} type={type === 'email' ? 'text' : type} list={list} />
      )}
      {list !== undefined && (
        <datalist id={list}>
          {options?.map(([each, name]) => (
            <option key={each} value={name} />
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <span id={`${name}-hint`} className="mt-1 block text-sm text-soft">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${name}-error`} className="mt-1 block text-sm text-lacquer">
          {error}
        </span>
      )}
    </p>
  );
}
