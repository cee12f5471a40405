import { useState, type ReactNode } from 'react';
import type { PricedCart } from '~/features/cart/priced-cart';
import type { PaymentMethod } from '~/site/payment-methods';
import { CustomerFields } from './CustomerFields';
import { loadDraft, saveDraft } from '../orders/draft-storage';
import { OrderSummary } from './OrderSummary';
import { methodForms } from './method-forms';
import type { Draft } from '../orders/order';
import { PaymentMethods } from './PaymentMethods';
import type { CheckoutWords } from '../checkout-words';

interface Props {
  cart: PricedCart;
  words: CheckoutWords;
  processing: boolean;
  /** Shown above the submit button. */
  notice: ReactNode;
  onSubmit: (draft: Draft, method: PaymentMethod) => void;
}

/** Customer details, payment method, special instructions and the order summary. */
export function CheckoutForm({ cart, words, processing, notice, onSubmit }: Props) {
  const { texts, methods, paths } = words;
  const [draft, setDraft] = useState(loadDraft);
  const method = methods.find((each) => each === draft.method) ?? methods[0] ?? 'card';

  const change = (field: keyof Draft, value: string) => {
    const next = { ...draft, [field]: value };
    setDraft(next);
    saveDraft(next);
  };
  const { submit, processing: processingText } = methodForms[method];

  return (
    <form
      aria-busy={processing}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(draft, method);
      }}
    >
      {/* Disables every control: what is shown while processing is what was submitted. */}
      <fieldset
        disabled={processing}
        className="grid min-w-0 gap-x-14 gap-y-12 lg:grid-cols-[1fr_24rem]"
      >
        <div className="space-y-12">
          <CustomerFields draft={draft} texts={texts} onChange={change} />
          <PaymentMethods
            {...{ words, method }}
            onChoose={(each) => {
              change('method', each);
            }}
          />
          <section aria-labelledby="instructions-title" className="border-t border-ink pt-5">
            <h2 id="instructions-title" className="text-2xl">
              {texts.instructions.title}
            </h2>
            <p className="mt-4">
              <label htmlFor="instructions" className="mb-1 block">
                {texts.instructions.label}{' '}
                <span className="text-sm text-soft">{texts.customer.optional}</span>
              </label>
              <textarea
                id="instructions"
                rows={4}
                className="field"
                aria-describedby="instructions-hint"
                value={draft.instructions}
                onChange={({ target }) => {
                  change('instructions', target.value);
                }}
              />
              <span id="instructions-hint" className="mt-1 block text-sm text-soft">
                {texts.instructions.hint}
              </span>
            </p>
          </section>
        </div>
        <OrderSummary cart={cart} texts={texts}>
          {notice}
          <button type="submit" className="button button-primary mt-6 w-full" aria-live="polite">
            {processing ? texts.processing : submit(words)}
          </button>
          <div role="status">
            {processing && processingText && (
              <p className="mt-3 border-s-4 border-ink bg-raised p-4 text-sm">
                {processingText(words)}
              </p>
            )}
          </div>
          <a href={paths.cart} className="button button-quiet mt-3 w-full">
            {texts.back}
          </a>
        </OrderSummary>
      </fieldset>
    </form>
  );
}
