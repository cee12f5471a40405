import { isRandomId, randomId } from '~/contracts/random-id';
import { NEXT_ORDER_KEY } from '~/features/cart/next-order';
import { deviceStorage } from '~/lib/storage';
import { find } from './orders-store';

/**
 * Returns the id of the next order of this device, the same in every tab until that order is
 * placed. Without storage, each call returns a new one.
 */
export function openOrderId(): string {
  const stored = deviceStorage.read(NEXT_ORDER_KEY);
  if (isRandomId(stored) && !find(stored)) return stored;
  const id = randomId();
  deviceStorage.write(NEXT_ORDER_KEY, id);
  return id;
}

// The id of the last order that the shop may have received for payment by bank transfer; empty if it has answered that
// it has none.
const SENT_KEY = 'overtone:order-sent';
export const markSent = (id: string): void => void deviceStorage.write(SENT_KEY, id);
export const wasSent = (id: string): boolean => deviceStorage.read(SENT_KEY) === id;

/** Makes the next call of {@link openOrderId} create an id, unless another tab has already created one. */
export function closeOrderId(id: string): void {
  if (deviceStorage.read(NEXT_ORDER_KEY) === id) deviceStorage.remove(NEXT_ORDER_KEY);
}
