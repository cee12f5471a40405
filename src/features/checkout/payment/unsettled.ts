import { deviceStorage } from '~/lib/storage';
import { $orders } from '../orders/orders-store';

/** Where `unpaid-orders.ts` stores orders whose shopper has left to pay. */
export const UNPAID_KEY = 'overtone:unpaid';

/** Whether there is a payment to ask about, found out without the modules that ask. */
export function isUnsettled(): boolean {
  if (deviceStorage.read(UNPAID_KEY) !== undefined) return true;
  return $orders.get().some(({ payment }) => payment?.state === 'pending');
}
