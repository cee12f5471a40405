import type { CheckoutWords } from '../checkout-words';
import { customerFields, type CustomerField, type Draft } from '../orders/order';
import { FormInput } from './FormInput';

interface Props {
  draft: Draft;
  texts: CheckoutWords['texts'];
  onChange: (field: CustomerField, value: string) => void;
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

/** The customer's details. */
export function CustomerFields({ draft, texts: { customer }, onChange }: Props) {
  return (
    <section aria-labelledby="customer-title" className="border-t border-ink pt-5">
      <h2 id="customer-title" className="text-2xl">
        {customer.title}
      </h2>
      <p className="mt-1 text-sm text-soft">{customer.required}</p>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {customerFields.map((field) => {
          const { name } = field;
          return (
            <FormInput
              key={name}
              field={field}
              className={narrow.includes(name) ? '' : 'sm:col-span-2'}
              label={customer[name]}
              hint={name === 'city' || name === 'postalCode' ? customer.hints[name] : undefined}
              rows={2}
              value={draft[name]}
              texts={customer}
              onChange={(value) => {
                onChange(name, value);
              }}
            />
          );
        })}
      </div>
    </section>
  );
}
