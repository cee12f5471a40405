import { readDestination } from '~/contracts/destinations';
import { isPaid, type OrderStatus } from '~/contracts/order-states';
import { isPaidLater } from '~/contracts/payment-methods';
import { arrival } from '~/features/delivery/arrival';
import { arrivalText } from '~/features/delivery/arrival-text';
import type { DeliveryKinds } from '~/features/delivery/by-appointment';
import { timedArea } from '~/features/delivery/destination-terms';
import { fill } from '~/i18n/fill';
import type { CheckoutWords } from '../checkout-words';
import type { PlacedOrder } from '~/features/orders/stored-orders';

type Words = Pick<CheckoutWords, 'texts' | 'online' | 'arrives' | 'deliveryRules' | 'locale'>;
type Ordered = Pick<PlacedOrder, 'customer' | 'method' | 'payment' | 'placedAt'>;

/** Returns what is known of an order and its payment; undefined for a cancelled order. */
export function introduction(
  { method, payment }: Ordered,
  { texts, online }: Words,
  status: OrderStatus | undefined,
): string | undefined {
  if (status?.state === 'cancelled') return undefined;
  // Those by card know their payment themselves.
  const state = isPaidLater(method) && isPaid(status?.state) ? 'paid' : payment?.state;
  return (state && online?.payment[state].text) ?? texts.submitted.text[method];
}

function receivingSteps(
  { customer: { area }, method, payment, placedAt }: Ordered,
  { parcel, appointment }: DeliveryKinds,
  { texts: { submitted }, arrives, deliveryRules, locale }: Words,
  status: OrderStatus | undefined,
): string[] {
  if (area === 'collect') return [submitted.nextCollect];
  if (area === 'abroad') return [submitted.nextAbroad];
  const timed = parcel ? timedArea(readDestination(area)) : undefined;
  // The day on which a transfer arrives is unknown, so its dates are conditional until it has.
  const paidLater = isPaid(status?.state) ? submitted.nextPreparing : submitted.nextParcelIfPaid;
  const isPaidAtOnce = method === 'card' && payment?.state !== 'pending';
  const dates = timed && arrivalText(arrival(placedAt, timed, deliveryRules), arrives, locale);
  return [
    dates && fill(isPaidAtOnce ? submitted.nextParcel : paidLater, { arrives: dates }),
    appointment && submitted.nextAppointment,
  ].filter((step) => typeof step === 'string');
}

/**
 * Returns the next steps of an order.
 * @param howToPay the step of the payment method, if it has one
 * @param status of the order from the shop, if known
 */
export function nextSteps(
  order: Ordered,
  kinds: DeliveryKinds,
  howToPay: string | undefined,
  words: Words,
  status: OrderStatus | undefined,
): string[] {
  const { texts, online } = words;
  const { nextConfirm, nextReady, nextReturns } = texts.submitted;
  const pay = howToPay === undefined ? [] : [howToPay];
  if (order.payment?.state === 'failed') return pay;
  if (online && status?.state === 'cancelled') return [online.cancelled];
  if (status?.state === 'shipped' && order.customer.area === 'collect') {
    return [nextReady, nextReturns];
  }
  if (status?.state === 'shipped' || status?.state === 'completed') return [nextReturns];
  const confirm = (status?.mail && online?.confirm[status.mail]) ?? nextConfirm;
  return [
    fill(confirm, order.customer),
    ...pay,
    ...receivingSteps(order, kinds, words, status),
    nextReturns,
  ];
}
