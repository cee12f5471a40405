import type { Order } from '~/contracts/order';

/** Whether an order is sent to a shop; simulated orders stay on the device. */
export const reachesShop = ({ method }: Pick<Order, 'method'>): boolean =>
  method === 'card' ? PAYMENT_PROVIDER !== 'simulated' : TAKES_ORDERS;
