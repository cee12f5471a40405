import { useCallback, useEffect } from 'react';
import { settleAll } from '../payment/payments';
import type { PlacementNote } from '../placement-note';

interface Actions {
  /** Opens the confirmation of an order that was paid. */
  confirm: (note: PlacementNote) => void;
  reopenOrderId: () => void;
}

/**
 * When a checkout page is opened, finds out whether the shopper has paid without returning to the
 * confirmation.
 * @returns a function that finds it out again, for a page that is restored (Back from the payment page)
 */
export function useEarlierPayments({ confirm, reopenOrderId }: Actions): () => Promise<void> {
  const check = useCallback(async () => {
    if (PAYMENT_PROVIDER !== 'stripe') return;
    const id = await settleAll();
    if (id === undefined) reopenOrderId();
    else confirm({ id, repeated: false, cartChanged: false });
  }, [confirm, reopenOrderId]);

  useEffect(() => void check(), [check]);
  return check;
}
