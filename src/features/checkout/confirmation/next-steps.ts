import { fill } from '~/i18n/fill';
import type { OrderStatus } from '~/contracts/order';
import type { CheckoutWords } from '../checkout-words';
import type { PlacedOrder } from '../orders/stored-orders';

type Words = Pick<CheckoutWords, 'texts' | 'online' | 'deliveryTimes'>;

function receivingStep(area: string, { texts: { submitted }, deliveryTimes }: Words): string {
  if (area === 'collect') return submitted.nextCollect;
  if (area === 'abroad') return submitted.nextAbroad;
  return fill(submitted.nextDispatch, { times: deliveryTimes });
}

/**
 * What happens next to an order, step by step.
 * @param howToPay the step of the payment method, if it has one
 * @param status what the shop has said about the order, if it has
 */
export function nextSteps(
  { customer, payment }: Pick<PlacedOrder, 'customer' | 'payment'>,
  howToPay: string | undefined,
  words: Words,
  status: OrderStatus | undefined,
): string[] {
  const { texts, online } = words;
  const { nextConfirm, nextReturns } = texts.submitted;
  const pay = howToPay === undefined ? [] : [howToPay];
  if (payment?.state === 'failed') return pay;
  if (online && status?.state === 'cancelled') return [online.cancelled];
  if (status?.state === 'shipped' || status?.state === 'completed') return [nextReturns];
  const confirm = (status?.mail && online?.confirm[status.mail]) ?? nextConfirm;
  return [fill(confirm, customer), ...pay, receivingStep(customer.area, words), nextReturns];
}
