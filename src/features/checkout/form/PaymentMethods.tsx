import type { PaymentMethod } from '~/contracts/payment-methods';
import { Icon } from '~/ui/Icon';
import { bank, card, lock } from '~/ui/icons';
import { BankDetails } from '../payment/BankDetails';
import type { CheckoutWords } from '../checkout-words';
import { Choices } from './Choices';
import { FormSection } from './FormSection';

interface Props {
  words: CheckoutWords;
  /** The methods available for the order. */
  methods: readonly PaymentMethod[];
  /** The reason why card payment is not available. */
  limit: string | undefined;
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

const icons: Record<PaymentMethod, string> = { card, bank };

/** Radio buttons for two methods, a heading for one (requirements §2 "Payment Method", both readings). */
export function PaymentMethods({ words, methods, limit, method, onChoose }: Props) {
  const { texts, methodWords } = words;
  const { title } = texts.payment;
  const { only, text, secure } = methodWords[method];

  return (
    <FormSection id="payment-title" title={title}>
      <div role="status">
        {limit !== undefined && (
          <p className="mt-4 border-s-4 border-ink bg-raised p-4 text-sm">{limit}</p>
        )}
      </div>
      {methods.length > 1 ? (
        <Choices
          title={title}
          name="payment"
          options={methods.map((value) => {
            return { value, label: methodWords[value].name, icon: icons[value] };
          })}
          chosen={method}
          onChoose={onChoose}
        />
      ) : (
        <p className="mt-4 font-semibold">{only}</p>
      )}
      <div className="mt-5">
        {text === undefined ? <BankDetails words={words} /> : <p className="text-soft">{text}</p>}
      </div>
      <p className="mt-4 flex items-start gap-2 text-sm text-soft">
        <Icon path={lock} size={16} className="mt-1 shrink-0" />
        <span>{secure}</span>
      </p>
    </FormSection>
  );
}
