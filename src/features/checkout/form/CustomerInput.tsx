import type { SyntheticEvent } from 'react';
import type { CheckoutWords } from '../checkout-words';
import { problemOf } from './customer-problems';
import type { CustomerField, customerFields } from '../orders/order';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  field: (typeof customerFields)[number];
  value: string;
  /** The message below the field. */
  error: string | undefined;
  texts: CheckoutWords['texts'];
  onChange: (value: string) => void;
  onError: (message: string | undefined) => void;
}

/** Fields that take half the width on a large screen. */
const narrow: readonly CustomerField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'postalCode',
];

/** One field of the form, with its label, its hint and the message of a failed validation. */
export function CustomerInput({ field, value, error, texts, onChange, onError }: Props) {
  const { name, required, type, ...attributes } = field;
  const hint = name === 'city' || name === 'postalCode' ? texts.customer.hints[name] : undefined;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');

  // A custom validity makes the browser block the submission and fire `invalid`.
  const validate = (control: Control, value: string) => {
    const problem = problemOf(field, value);
    control.setCustomValidity(problem ? texts.customer.problems[problem] : '');
  };
  const messageOf = ({ validity, validationMessage }: Control) => {
    if (validity.valueMissing) return texts.customer.problems.missing;
    return validity.typeMismatch ? texts.customer.problems.email : validationMessage;
  };
  const props = {
    ...attributes,
    id: name,
    name,
    required,
    value,
    className: `field ${error === undefined ? '' : 'border-lacquer'}`,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
    ref: (control: Control | null) => {
      if (control) validate(control, value);
    },
    onInvalid: (event: SyntheticEvent<Control>) => {
      // Instead of the browser's bubble, which covers the form in the language of the browser.
      event.preventDefault();
      const { currentTarget: control } = event;
      onError(messageOf(control));
      if (control.form?.querySelector(':is(input, textarea):invalid') === control) control.focus();
    },
    onChange: ({ target }: { target: Control }) => {
      onChange(target.value);
      validate(target, target.value);
      if (target.validity.valid) onError(undefined);
      else if (error !== undefined) onError(messageOf(target));
    },
  };

  return (
    <p className={narrow.includes(name) ? '' : 'sm:col-span-2'}>
      <label htmlFor={name} className="mb-1 block">
        {texts.customer[name]}{' '}
        {required ? (
          <span aria-hidden="true" className="text-lacquer">
            *
          </span>
        ) : (
          <span className="text-sm text-soft">{texts.customer.optional}</span>
        )}
      </label>
      {type === 'multiline' ? <textarea {...props} rows={2} /> : <input {...props} type={type} />}
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
