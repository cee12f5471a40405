import { useState } from 'react';
import { ListState } from '~/features/products/ListState';
import { EmptyState } from '~/ui/EmptyState';
import { SavedOrEmpty } from '~/boot/SavedOrEmpty';
import { useHydrated } from '~/ui/use-hydrated';
import type { CheckoutWords } from './checkout-words';
import { Confirmation } from './Confirmation';
import { takeNote } from './placement-note';

interface Props {
  words: CheckoutWords;
  /** URL of the price list. */
  priceListUrl: string;
}

const noRetry = () => {};

/** The island of `/order/confirmation`. */
export function ConfirmationPage({ words, priceListUrl }: Props) {
  const hydrated = useHydrated();
  const [note] = useState(takeNote);
  const { texts, paths } = words;
  if (hydrated) return <Confirmation words={words} priceListUrl={priceListUrl} note={note} />;

  const { title, text } = texts.orders.empty;
  const action = { text: texts.empty.browse, href: paths.instruments };
  const list = { ...words.list, loading: texts.orders.loading };
  return (
    <div className="shell pt-12 sm:pt-16">
      <h1 className="text-5xl sm:text-6xl">
        <span data-if-saved="">{texts.submitted.title}</span>
        <span data-if-empty="">{texts.orders.title}</span>
      </h1>
      <div className="mt-8 noscript:hidden">
        <SavedOrEmpty
          pending={<ListState state="loading" words={list} retry={noRetry} />}
          empty={<EmptyState title={title} text={text} action={action} />}
        />
      </div>
    </div>
  );
}
