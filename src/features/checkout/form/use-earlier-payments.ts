import { useCallback, useEffect } from 'react';
import { usePageRestored } from '~/ui/use-page-restored';
import { settleAll } from '../payment/payments';
import type { PlacementNote } from '../placement-note';

interface Actions {
  /** Opens the confirmation of an order that was paid. */
  confirm: (note: PlacementNote) => void;
  /** Makes the form editable. */
  release: () => void;
  reopenOrderId: () => void;
}

/**
 * When a checkout page is opened or restored (Back from the payment page), finds out whether the
 * shopper has paid without returning to the confirmation.
 */
export function useEarlierPayments({ confirm, release, reopenOrderId }: Actions): void {
  const check = useCallback(async () => {
    if (PAYMENT_PROVIDER !== 'stripe') return;
    const id = await settleAll();
    if (id === undefined) reopenOrderId();
    else confirm({ id, repeated: false, cartChanged: false });
  }, [confirm, reopenOrderId]);

  useEffect(() => void check(), [check]);

  usePageRestored(() => {
    if (PAYMENT_PROVIDER !== 'stripe') return;
    release();
    void check();
  });
}
