import type { PaymentMethod } from '~/site/payment-methods';
import { Icon } from '~/ui/Icon';
import { lock } from '~/ui/icons';
import type { CheckoutWords } from '../checkout-words';
import { methodForms } from './method-forms';

interface Props {
  words: CheckoutWords;
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

/** Radio buttons for two methods, a heading for one (requirements §2 "Payment Method", both readings). */
export function PaymentMethods({ words, method, onChoose }: Props) {
  const { texts, methods, methodWords } = words;
  const { payment } = texts;
  const { only, secure } = methodWords[method];

  return (
    <section aria-labelledby="payment-title" className="border-t border-ink pt-5">
      <h2 id="payment-title" className="text-2xl">
        {payment.title}
      </h2>
      {methods.length > 1 ? (
        <fieldset className="mt-5">
          <legend className="sr-only">{payment.title}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {methods.map((each) => {
              return (
                <label
                  key={each}
                  className="flex min-h-14 items-center gap-3 rounded-sm border border-edge px-4 has-checked:border-ink has-checked:bg-raised"
                >
                  <input
                    type="radio"
                    name="payment"
                    className="size-4.5"
                    value={each}
                    checked={method === each}
                    onChange={() => {
                      onChoose(each);
                    }}
                  />
                  <span className="flex-1">{methodWords[each].name}</span>
                  <Icon path={methodForms[each].icon} size={22} strokeWidth={1.4} />
                </label>
              );
            })}
          </div>
        </fieldset>
      ) : (
        <p className="mt-4 font-semibold">{only}</p>
      )}
      <div className="mt-5">{methodForms[method].panel(words)}</div>
      <p className="mt-4 flex items-start gap-2 text-sm text-soft">
        <Icon path={lock} size={16} className="mt-1 shrink-0" />
        {secure}
      </p>
    </section>
  );
}
