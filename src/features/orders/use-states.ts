import { useEffect, useState } from 'react';
import { MAX_ORDERS, type OrderStatuses, type StatesRequest } from '~/contracts/order-states';
import { isRandomId } from '~/contracts/random-id';
import { postJson } from '~/lib/fetch-json';
import { useLoaded } from '~/ui/use-loaded';
import { usePageRestored } from '~/ui/use-page-restored';
import { readStatuses } from './decoders';
import type { Asked } from './shown-state';

/** @throws an Error if the shop does not return the states */
async function askStates(ids: string): Promise<OrderStatuses> {
  const asked: StatesRequest = { ids: ids.split(',').filter(isRandomId).slice(0, MAX_ORDERS) };
  const { status, body } = await postJson('/api/order-states', asked);
  const statuses = status === 200 ? readStatuses(body) : undefined;
  if (!statuses) throw new Error(`The states of orders: ${status}`);
  return statuses;
}

interface States {
  /** The last response, until there is a new one. */
  asked: Asked;
  /** Why the last request has no response. */
  failure: 'offline' | 'unreachable' | undefined;
  /** Repeats the request. */
  askAgain: () => void;
}

/**
 * Requests the states of orders when the page opens or is shown again, and when the device reconnects: a confirmation
 * stays open for days.
 * @param key the ids of the orders, joined; empty if there are none
 */
export function useStates(key: string): States {
  const { state, value, retry: askAgain } = useLoaded(key || undefined, askStates);
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  usePageRestored(askAgain);
  useEffect(() => {
    const shown = () => {
      if (!document.hidden) askAgain();
    };
    addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [askAgain]);
  const failure = state === 'failed' ? (navigator.onLine ? 'unreachable' : 'offline') : undefined;
  return { asked: value ?? last ?? failure ?? 'asking', failure, askAgain };
}
