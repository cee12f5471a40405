import { useState } from 'react';
import { island } from '~/boot/island';
import { ListState } from '~/features/products/product-list/ListState';
import { SavedOrEmpty } from '~/features/products/product-list/SavedOrEmpty';
import { EmptyState } from '~/ui/EmptyState';
import { useHydrated } from '~/ui/use-hydrated';
import type { CheckoutWords } from '../checkout-words';
import { Confirmation } from './Confirmation';
import { settleAll as settlePayments } from '../payment/payments';
import { PaymentReturn } from './PaymentReturn';
import { takeNote } from '../placement-note';

interface Props {
  words: CheckoutWords;
}

const noRetry = () => {};

/** The confirmation in a shop where submitting completes the order. */
function OrdersOnDevice(props: Props) {
  const [note] = useState(takeNote);
  return <Confirmation {...props} note={note} />;
}

/** After a payment, the order may not be stored yet. */
const paysOnline = PAYMENT_PROVIDER === 'stripe';
const Orders = paysOnline ? PaymentReturn : OrdersOnDevice;

/** Settles the payments of this device, for My orders. Undefined in a shop without. */
export const settleAll = paysOnline ? settlePayments : undefined;

/** Shown until the device's storage is read; depends only on whether orders exist. */
function Pending({ words: { texts, list, paths } }: Props) {
  const { title, text } = texts.orders.empty;
  const action = { text: texts.empty.browse, href: paths.instruments };
  const loading = { ...list, loading: texts.orders.loading };
  return (
    <div className="shell pt-12 sm:pt-16">
      <h1 className="text-5xl sm:text-6xl">
        {paysOnline ? (
          texts.orders.title
        ) : (
          <>
            <span data-if-saved="">{texts.submitted.title}</span>
            <span data-if-empty="">{texts.orders.title}</span>
          </>
        )}
      </h1>
      <div className="mt-8 noscript:hidden">
        {paysOnline ? (
          <ListState state="loading" words={loading} retry={noRetry} />
        ) : (
          <SavedOrEmpty
            words={loading}
            empty={<EmptyState title={title} text={text} action={action} />}
          />
        )}
      </div>
    </div>
  );
}

function Confirmed(props: Props) {
  const hydrated = useHydrated();
  return hydrated ? <Orders {...props} /> : <Pending words={props.words} />;
}

/** The island of `/order/confirmation`. */
export const ConfirmationPage = island(Confirmed);
