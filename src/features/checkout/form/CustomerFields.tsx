import { useState } from 'react';
import type { CheckoutWords } from '../checkout-words';
import { CustomerInput } from './CustomerInput';
import { customerFields, type CustomerField, type Draft } from '../orders/order';

interface Props {
  draft: Draft;
  texts: CheckoutWords['texts'];
  onChange: (field: CustomerField, value: string) => void;
}

/**
 * The customer's details, checked by the browser's own validation (requirements §5) and by the rules in
 * `customer-problems.ts`. The messages are below the fields, in the language of the page.
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
        {customerFields.map((field) => (
          <CustomerInput
            key={field.name}
            field={field}
            value={draft[field.name]}
            error={errors[field.name]}
            texts={texts}
            onChange={(value) => {
              onChange(field.name, value);
            }}
            onError={(message) => {
              setErrors(({ [field.name]: _, ...others }) =>
                message === undefined ? others : { ...others, [field.name]: message },
              );
            }}
          />
        ))}
      </div>
    </section>
  );
}
