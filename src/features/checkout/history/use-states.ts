import { useEffect } from 'react';
import { MAX_ASKED, type OrderStatuses, type StatesRequest } from '~/contracts/order';
import { isRandomId } from '~/contracts/random-id';
import { postJson } from '~/lib/fetch-json';
import { useLoaded } from '~/ui/use-loaded';
import { readStatuses } from '../orders/decoders';
import type { Asked } from './order-state';

/** @throws an Error if the shop does not say where orders stand */
async function askStates(ids: string): Promise<OrderStatuses> {
  const asked: StatesRequest = { ids: ids.split(',').filter(isRandomId).slice(0, MAX_ASKED) };
  const { status, body } = await postJson('/api/order-states', asked);
  const statuses = status === 200 ? readStatuses(body) : undefined;
  if (!statuses) throw new Error(`The states of orders: ${status}`);
  return statuses;
}

/**
 * Where orders stand, asked when the page opens and when the device is connected again.
 * @param key the ids of the orders, joined; empty if there is nothing to ask
 * @returns the answer, and a function that asks again
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
