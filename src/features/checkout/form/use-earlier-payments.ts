import { useEffect } from 'react';
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
  useEffect(() => {
    if (PAYMENT_PROVIDER !== 'stripe') return undefined;
    const check = async () => {
      const id = await settleAll();
      if (id === undefined) reopenOrderId();
      else confirm({ id, repeated: false, cartChanged: false });
    };
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      release();
      void check();
    };
    void check();
    addEventListener('pageshow', restored);
    return () => {
      removeEventListener('pageshow', restored);
    };
  }, [confirm, release, reopenOrderId]);
}
