import type { OrderStatus, OrderStatuses } from '~/contracts/order';
import type { PlacedOrder } from '../orders/stored-orders';

/** What the shop said about orders, or why it said nothing yet. */
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

/** Where an order stands: as the shop says, or without its answer, as it was when the device stored it. */
export function shownState(
  { id, method, payment, customer }: Pick<PlacedOrder, 'id' | 'method' | 'payment' | 'customer'>,
  asked: Asked,
): ShownState {
  if (asked === 'asking') return asked;
  const state = typeof asked === 'object' ? asked[id]?.state : undefined;
  if (state === 'pending') return method === 'bank' ? 'pendingBank' : 'pending';
  if (state === 'shipped' && customer.area === 'collect') return 'ready';
  return state ?? payment?.state ?? 'submitted';
}

/** The address of the carrier's page about a parcel, if what the shop entered is one. */
export const trackingAddress = (tracking: string): string | undefined =>
  /^https:\/\//.test(tracking) && URL.canParse(tracking) ? tracking : undefined;
