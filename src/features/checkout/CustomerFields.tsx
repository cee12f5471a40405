import { useState } from 'react';
import { customerFields, type CustomerField, type Draft } from './order';
import type { CheckoutWords } from './checkout-words';

interface Props {
  draft: Draft;
  texts: CheckoutWords['texts'];
  onChange: (field: CustomerField, value: string) => void;
}

const narrow: readonly CustomerField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'postalCode',
];

/**
 * The customer's details, checked by the browser's own validation (spec §5). Its bubble disappears, so
 * the message is also shown below the field and referenced by `aria-describedby`.
 */
export function CustomerFields({ draft, texts, onChange }: Props) {
  const [errors, setErrors] = useState<Partial<Record<CustomerField, string>>>({});

  return (
    <section aria-labelledby="customer-title" className="border-t border-ink pt-5">
      <h2 id="customer-title" className="text-2xl">
        {texts.customer.title}
      </h2>
      <p className="mt-1 text-sm text-soft">{texts.customer.required}</p>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {customerFields.map(({ name, required, ...input }) => {
          const error = errors[name];
          return (
            <p key={name} className={narrow.includes(name) ? '' : 'sm:col-span-2'}>
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
              <input
                id={name}
                name={name}
                {...input}
                required={required}
                className={`field ${error === undefined ? '' : 'border-lacquer'}`}
                value={draft[name]}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : `${name}-error`}
                onInvalid={({ currentTarget }) => {
                  const message = currentTarget.validationMessage;
                  setErrors((before) => ({ ...before, [name]: message }));
                }}
                onChange={({ target }) => {
                  onChange(name, target.value);
                  if (target.validity.valid) setErrors(({ [name]: _, ...others }) => others);
                }}
              />
              {error !== undefined && (
                <span id={`${name}-error`} className="mt-1 block text-sm text-lacquer">
                  {error}
                </span>
              )}
            </p>
          );
        })}
      </div>
    </section>
  );
}
