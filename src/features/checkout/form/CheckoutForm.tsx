import { useRef, useState, type ReactNode } from 'react';
import { customerFields, instructionsField } from '~/contracts/customer';
import { DeliveryNote } from '~/features/cart/DeliveryNote';
import type { PricedCart } from '~/features/cart/priced-cart';
import { TotalsList } from '~/features/cart/TotalsList';
import { appointmentNote, deliveryKinds } from '~/features/delivery/by-appointment';
import { Field } from '~/features/forms/Field';
import { isValid } from '~/features/forms/validity';
import { fill } from '~/i18n/fill';
import { cardTotals, isCardTotal } from '~/contracts/order';
import type { PaymentMethod } from '~/contracts/payment-methods';
import { FormSection } from './FormSection';
import { enteredIn } from './entered-in';
import type { Draft } from '../draft';
import { LineItems } from '../LineItems';
import { money, summaryMoney } from '../money';
import { PaymentMethods } from './PaymentMethods';
import { DeliveryFields } from './DeliveryFields';
import type { CheckoutWords } from '../checkout-words';

interface Props {
  cart: PricedCart;
  words: CheckoutWords;
  processing: boolean;
  /** Shown beside the button while the order is processed, in place of the method's own text. */
  status?: string | undefined;
  /** Shown above the submit button. */
  notice: ReactNode;
  draft: Draft;
  /** Returns the draft to keep. */
  onChange: (entered: Draft, field?: keyof Draft) => Draft;
  onSubmit: (method: PaymentMethod, entered: Draft) => void;
}

const allFields = [...Object.values(customerFields), instructionsField];

/** The customer fields, with names in the order of the language. */
function personFields(familyNameFirst: boolean) {
  const { firstName, lastName, email, phone } = customerFields;
  return [...(familyNameFirst ? [lastName, firstName] : [firstName, lastName]), email, phone];
}

/** Explains the limits of card payments, and how to pay an order outside them. */
const cardLimit = ({ online, seller }: CheckoutWords, others: readonly PaymentMethod[]) =>
  online &&
  fill(online.cardLimit[others.length > 0 ? 'otherwise' : 'none'], {
    ...seller,
    min: money(cardTotals.min),
    max: money(cardTotals.max),
  });

/** Customer details, payment method, special instructions and the order summary. */
export function CheckoutForm(props: Props) {
  const { cart, words, processing, status, notice, draft, onChange, onSubmit } = props;
  const { texts, methods, paths, demo, familyNameFirst } = words;
  const { customer, summary } = texts;
  const isCardPossible = PAYMENT_PROVIDER !== 'stripe' || isCardTotal(cart.totals.total);
  const payable = methods.filter((each) => isCardPossible || each !== 'card');
  const method = payable.find((each) => each === draft.method) ?? payable[0] ?? 'card';
  const { submit, processing: processingText } = words.methodWords[method];
  const lines = cart.lines.map(({ item, ...line }) => ({
    ...item,
    ...line,
    note: appointmentNote(item, draft.area),
  }));
  const isAbroad = draft.area === 'abroad';
  const form = useRef<HTMLFormElement>(null);
  const change = (field: keyof Draft, value: string) => {
    onChange({ ...enteredIn(form.current, draft), [field]: value }, field);
  };
  const [isWide] = useState(() => matchMedia('(width >= 64rem)').matches);

  return (
    <form
      ref={form}
      aria-busy={processing}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        const entered = onChange(enteredIn(currentTarget, draft));
        if (isValid(currentTarget, allFields, words.form)) onSubmit(method, entered);
      }}
    >
      {/* Disables every control, so that the visible values are the submitted ones. */}
      <fieldset
        disabled={processing}
        className="grid min-w-0 grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1fr_24rem]"
      >
        <div className="space-y-12">
          <FormSection id="customer-title" title={customer.title}>
            <p className="mt-1 text-sm text-soft">{customer.required}</p>
            <div className="mt-5 grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
              {personFields(familyNameFirst).map((field) => (
                <Field
                  key={field.name}
                  field={field}
                  label={customer[field.name]}
                  optional={words.form.optional}
                  value={draft[field.name]}
                  words={words.form}
                  onChange={(value) => {
                    change(field.name, value);
                  }}
                />
              ))}
            </div>
          </FormSection>
          <DeliveryFields
            draft={draft}
            kinds={deliveryKinds(lines)}
            words={words}
            onChange={change}
          />
          <PaymentMethods
            words={words}
            methods={payable}
            method={method}
            limit={isCardPossible ? undefined : cardLimit(words, payable)}
            onChoose={(each) => {
              change('method', each);
            }}
          />
          <FormSection id="instructions-title" title={texts.instructions.title}>
            <Field
              field={instructionsField}
              className="mt-4"
              label={texts.instructions.label}
              hint={texts.instructions.hint}
              optional={words.form.optional}
              value={draft.instructions}
              words={words.form}
              onChange={(value) => {
                change('instructions', value);
              }}
            />
          </FormSection>
        </div>
        <section className="lg:sticky lg:top-24 lg:self-start" aria-labelledby="order-title">
          <h2 id="order-title" className="text-2xl">
            {summary.title}
          </h2>
          <details className="mt-2" open={isWide}>
            <summary className="min-h-11 cursor-pointer py-2 text-soft">
              {fill(summary.show, { count: cart.totals.itemCount })}
            </summary>
            <LineItems lines={lines} texts={texts} money={summaryMoney} />
          </details>
          <TotalsList
            totals={cart.totals}
            words={isAbroad ? { ...summary, free: summary.agreed } : summary}
            money={summaryMoney}
          />
          <DeliveryNote {...words.delivery} {...(isAbroad && { cost: '' })} />
          {notice}
          {demo && <p className="mt-6 border-s-4 border-ink bg-raised p-4 text-sm">{demo.shop}</p>}
          <button
            type="submit"
            className="button button-primary mt-6 w-full"
            aria-live="polite"
            disabled={payable.length === 0}
          >
            {processing ? texts.processing : submit}
          </button>
          <div role="status">
            {processing && (status ?? processingText) && (
              <p className="mt-3 border-s-4 border-ink bg-raised p-4 text-sm">
                {status ?? processingText}
              </p>
            )}
          </div>
          <a href={paths.cart} className="button button-quiet mt-3 w-full">
            {texts.back}
          </a>
        </section>
      </fieldset>
    </form>
  );
}
