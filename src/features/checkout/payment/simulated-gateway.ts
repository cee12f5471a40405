import type { Gateway } from './gateway';
import { orderReference } from '~/features/orders/order-reference';

/** ms (requirements §9 "Processing delay"). */
const PROCESSING_DELAY = 2000;

/** Accepts every order after a delay, without a request to any server (requirements §4). */
export const simulatedGateway: Gateway = async () => {
  await new Promise((resolve) => setTimeout(resolve, PROCESSING_DELAY));
  const placedAt = Date.now();
  const random = crypto.getRandomValues(new Uint8Array(4));
  return { type: 'accepted', receipt: { reference: orderReference(placedAt, random), placedAt } };
};
