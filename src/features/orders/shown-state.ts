import type { OrderStatus, OrderStatuses } from '~/contracts/order-states';
import { isPaidLater } from '~/contracts/payment-methods';
import type { PlacedOrder } from './stored-orders';

/** The shop's response about orders, or the reason why there is none yet. */
export type Asked = 'asking' | 'offline' | 'unreachable' | OrderStatuses;

/** A key of the texts about states. */
export type ShownState =
  | Exclude<OrderStatus['state'], 'pending'>
  | 'pending'
  | 'pendingBank'
  | 'ready'
  | 'submitted'
  | 'failed'
  | 'asking';

/** The displayed state of an order: from the shop or, without its response, as stored on the device. */
export function shownState(
  { id, method, payment, customer }: Pick<PlacedOrder, 'id' | 'method' | 'payment' | 'customer'>,
  asked: Asked,
): ShownState {
  if (asked === 'asking') return asked;
  const state = typeof asked === 'object' ? asked[id]?.state : undefined;
  if (state === 'pending') return isPaidLater(method) ? 'pendingBank' : 'pending';
  if (state === 'shipped' && customer.area === 'collect') return 'ready';
  return state ?? payment?.state ?? 'submitted';
}

/** Returns the URL of the carrier's page about a parcel, if the shop entered one. */
export const trackingAddress = (tracking: string): string | undefined =>
  /^https:\/\//.test(tracking) && URL.canParse(tracking) ? tracking : undefined;
