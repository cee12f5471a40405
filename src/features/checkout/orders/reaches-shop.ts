import type { Order } from '~/contracts/order';

/** Whether a shop receives an order, instead of a simulation that keeps it on the device. */
export const reachesShop = ({ method }: Pick<Order, 'method'>): boolean =>
  method === 'card' ? PAYMENT_PROVIDER !== 'simulated' : TAKES_ORDERS;
