import { useEffect } from 'react';
import { MAX_ORDERS, type OrderStatuses, type StatesRequest } from '~/contracts/order-states';
import { isRandomId } from '~/contracts/random-id';
import { postJson } from '~/lib/fetch-json';
import { useLoaded } from '~/ui/use-loaded';
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

/**
 * Requests the states of orders when the page opens and when the device reconnects.
 * @param key the ids of the orders, joined; empty if there are none
 * @returns the response, and a function that repeats the request
 */
export function useStates(key: string): [asked: Asked, askAgain: () => void] {
  const { state, value, retry } = useLoaded(key || undefined, askStates);
  useEffect(() => {
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [retry]);
  if (state !== 'failed') return [value ?? 'asking', retry];
  return [navigator.onLine ? 'unreachable' : 'offline', retry];
}
