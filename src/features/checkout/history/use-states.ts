import { useEffect } from 'react';
import { isObject } from '~/lib/json';
import { postJson } from '~/lib/fetch-json';
import { useLoaded } from '~/ui/use-loaded';
import { isOrderId, MAX_ASKED, type OrderStatuses, type StatesRequest } from '../checkout-api';
import type { Asked } from './order-state';

/** @throws an Error if the shop does not say where orders stand */
async function askStates(ids: string): Promise<OrderStatuses> {
  const asked: StatesRequest = { ids: ids.split(',').filter(isOrderId).slice(0, MAX_ASKED) };
  const { status, body } = await postJson('/api/order-states', asked);
  if (status !== 200 || !isObject(body)) throw new Error(`The states of orders: ${status}`);
  return body as OrderStatuses;
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
