import { isObject } from '~/lib/json';
import { isOrderId, mailStates, MAX_ASKED, orderStates, type OrderStatuses } from '../checkout-api';
import { isText } from '../orders/stored-orders';
import { callApi } from '../payment/call-api';
import { RefusedError } from '../payment/gateway';
import type { Asked } from './order-state';

/** The states in an answer; what is not one is left out. */
function readStatuses(body: object): OrderStatuses {
  return Object.fromEntries(
    Object.entries(body).flatMap(([id, status]: [string, unknown]) => {
      if (!isObject(status)) return [];
      const state = orderStates.find((each) => each === status.state);
      const mail = mailStates.find((each) => each === status.mail);
      const { tracking } = status;
      return state
        ? [[id, { state, ...(isText(tracking) && { tracking }), ...(mail && { mail }) }]]
        : [];
    }),
  );
}

/** Asks the shop where orders stand. Never rejects. */
export async function askStates(ids: readonly string[]): Promise<Exclude<Asked, 'asking'>> {
  try {
    const { status, body } = await callApi('/api/order-states', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: ids.filter(isOrderId).slice(0, MAX_ASKED) }),
    });
    return status === 200 && isObject(body) ? readStatuses(body) : 'unreachable';
  } catch (error) {
    const isOffline = error instanceof RefusedError && error.refusal.reason === 'offline';
    return isOffline ? 'offline' : 'unreachable';
  }
}
