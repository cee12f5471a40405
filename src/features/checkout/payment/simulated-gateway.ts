import type { Gateway } from './gateway';
import { orderReference } from '../orders/order-reference';

/** ms (requirements §9 "Processing delay"). */
const PROCESSING_DELAY = 2000;

/** Accepts every order after a delay, without a request to any server (requirements §4). */
export const simulatedGateway: Gateway = {
  submit: () =>
    new Promise((resolve) => {
      setTimeout(() => {
        const placedAt = Date.now();
        const random = crypto.getRandomValues(new Uint8Array(4));
        const receipt = { reference: orderReference(placedAt, random), placedAt };
        resolve({ type: 'accepted', receipt });
      }, PROCESSING_DELAY);
    }),
};
