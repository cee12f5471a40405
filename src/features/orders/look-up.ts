import type { LookupRequest } from '~/contracts/order';
import type { OrderStatus } from '~/contracts/order-states';
import { postJson } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { readStatuses } from './decoders';
import { decodePlacedOrder, type PlacedOrder } from './stored-orders';

/** Reasons why a look-up finds no order: keys of the texts. */
export type Problem = 'offline' | 'unknown' | 'refused' | 'limited' | 'failed';

export interface Found {
  /** Its id is its reference, and of its customer it has the destination only. */
  order: PlacedOrder;
  status: OrderStatus;
}

/** Decodes the shop's response; undefined if it is not an order. */
function readFound(body: unknown): Found | undefined {
  if (!isObject(body)) return undefined;
  const id = String(body.reference);
  const order = decodePlacedOrder({ ...body, id, customer: { area: body.area }, instructions: '' });
  const status = readStatuses({ [id]: body })?.[id];
  return order && status && { order, status };
}

/** Asks the shop for an order placed on another device. Never throws. */
export async function lookUp(request: LookupRequest): Promise<Found | Problem> {
  if (!navigator.onLine) return 'offline';
  try {
    const { status, body } = await postJson('/api/order-lookup', request);
    if (status === 200) return readFound(body) ?? 'failed';
    if (status === 429) return 'limited';
    const error = isObject(body) ? body.error : undefined;
    if (error === 'unknown') return error;
    return error === 'invalid' ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
