import { isRandomId, randomId } from '~/contracts/random-id';
import { deviceStorage } from '~/lib/storage';
import { find } from './orders-store';

const KEY = 'overtone:order-id';

/**
 * The id of the next order of this device, the same in every tab until an order with it is placed.
 * Without storage, each call creates another.
 */
export function openOrderId(): string {
  const stored = deviceStorage.read(KEY);
  if (isRandomId(stored) && !find(stored)) return stored;
  const id = randomId();
  deviceStorage.write(KEY, id);
  return id;
}

// Of the order that was last handed to the shop to be paid by bank transfer.
const SENT_KEY = 'overtone:order-sent';
export const markSent = (id: string): void => void deviceStorage.write(SENT_KEY, id);
export const wasSent = (id: string): boolean => deviceStorage.read(SENT_KEY) === id;

/** Makes the next call of {@link openOrderId} create an id, unless another tab's has already. */
export function closeOrderId(id: string): void {
  if (deviceStorage.read(KEY) === id) deviceStorage.remove(KEY);
}
