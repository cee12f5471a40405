import type { CheckoutState } from '~/contracts/order';
import { callApi } from './call-api';
import { refusalOf } from './checkout-answers';
import { readCheckoutState } from '~/features/orders/decoders';
import * as orders from '~/features/orders/orders-store';
import { exclusively } from './place-order';
import { settlePayment, type Settlement } from './settle-payment';
import * as unpaid from './unpaid-orders';

/**
 * Requests the state of a payment. `undefined` if the session is unknown to the shop.
 * @param method `DELETE` first closes the payment page if it is still open
 * @throws RefusedError if there is no response
 */
export async function fetchState(
  session: string,
  method: 'GET' | 'DELETE' = 'GET',
): Promise<CheckoutState | undefined> {
  const answer = await callApi(`/api/checkout?session=${encodeURIComponent(session)}`, { method });
  if (answer.status === 404 || answer.status === 400) return undefined;
  const state = answer.status === 200 ? readCheckoutState(answer.body) : undefined;
  if (!state) throw refusalOf(answer);
  return state;
}

/** Requests and applies the state of a payment. `undefined` if the session is unknown to the shop. */
export async function settleSession(session: string): Promise<Settlement | undefined> {
  const state = await fetchState(session);
  return state && exclusively(state.id, () => settlePayment(state, session));
}

/**
 * Requests the state of every payment that is not final: the shopper may have paid without returning. Deletes unpaid
 * orders that have expired.
 * @returns the id of a newly placed order, if any
 */
export async function settleAll(): Promise<string | undefined> {
  const pending = orders.$orders
    .get()
    .flatMap(({ payment }) => (payment?.state === 'pending' ? [payment.session] : []));
  unpaid.remove();
  const left = unpaid.all().flatMap(({ session }) => session ?? []);
  const settled = await Promise.all(
    // Requests that fail now are repeated on the next page.
    [...left, ...pending].map((session) => settleSession(session).catch(() => undefined)),
  );
  const [id] = settled.flatMap((outcome) =>
    outcome?.type === 'placed' && outcome.isNew ? [outcome.id] : [],
  );
  return id;
}
