import { settleAll } from '../payment/payments';
import type { PlacementNote } from '../placement-note';

/**
 * Finds out whether the shopper has paid without returning to the confirmation.
 * @param confirm opens the confirmation of an order that was paid
 */
export async function findEarlierPayment(
  confirm: (note: PlacementNote) => void,
  reopenOrderId: () => void,
): Promise<void> {
  if (PAYMENT_PROVIDER !== 'stripe') return;
  const id = await settleAll();
  if (id === undefined) reopenOrderId();
  else confirm({ id, repeated: false, cartChanged: false });
}
