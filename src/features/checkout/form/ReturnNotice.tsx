import { useEffect, useState } from 'react';
import { fill } from '~/i18n/fill';
import { useHydrated } from '~/ui/use-hydrated';
import type { CheckoutWords } from '../checkout-words';

/** Tells shoppers who return from the payment page without paying that they were not charged. */
export function ReturnNotice({ words: { online, provider } }: { words: CheckoutWords }) {
  const [isUnpaid] = useState(
    () =>
      typeof location === 'object' &&
      new URLSearchParams(location.search).get('payment') === 'open',
  );
  const hydrated = useHydrated();

  // Not again after a reload, from a bookmark or when the language changes.
  useEffect(() => {
    if (isUnpaid) history.replaceState(history.state, '', location.pathname);
  }, [isUnpaid]);

  return (
    <div role="status">
      {hydrated && isUnpaid && online && (
        <div className="mb-10 border-s-4 border-ink bg-raised p-4">
          <p className="font-semibold">{online.unpaid.title}</p>
          <p className="mt-1 max-w-xl">{fill(online.unpaid.text, { provider })}</p>
        </div>
      )}
    </div>
  );
}
