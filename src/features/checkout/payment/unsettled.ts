import { $orders } from '../orders/orders-store';

/** Where `unpaid-orders.ts` stores orders whose shopper has left to pay. */
export const UNPAID_KEY = 'overtone:unpaid';

/** Whether there is a payment to ask about, found out without the modules that ask. */
export function isUnsettled(): boolean {
  try {
    if (localStorage.getItem(UNPAID_KEY) !== null) return true;
  } catch {
    // Storage is blocked.
  }
  return $orders.get().some(({ payment }) => payment?.state === 'pending');
}
