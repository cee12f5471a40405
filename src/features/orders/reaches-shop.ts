import type { Order } from '~/contracts/order';
import { isPaidLater } from '~/contracts/payment-methods';

/** Whether an order is sent to a shop; simulated orders stay on the device. */
export const reachesShop = ({ method }: Pick<Order, 'method'>): boolean =>
  isPaidLater(method) ? TAKES_ORDERS : PAYMENT_PROVIDER !== 'simulated';
