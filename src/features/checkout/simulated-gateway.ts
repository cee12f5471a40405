import type { Gateway } from './gateway';

/** ms (spec §9 "Processing delay"). */
const PROCESSING_DELAY = 2000;

/** Without letters and digits that are easily confused when read aloud or copied: I, L, O, 0, 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Formats a reference such as `OT-20261121-7KQ4`: the date in Hong Kong and a random suffix. */
export function orderReference(placedAt: number, random: Uint8Array): string {
  const day = new Date(placedAt).toLocaleDateString('sv', { timeZone: 'Asia/Hong_Kong' });
  const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]);
  return `OT-${day.replaceAll('-', '')}-${letters.join('')}`;
}

/** Accepts every order after a delay, without a request to any server (spec §4). */
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
