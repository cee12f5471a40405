import type { Order } from './order';

/** What a gateway answers when it has taken an order. */
export interface Receipt {
  /** What shopper and shop call the order by. */
  reference: string;
  /** ms */
  placedAt: number;
}

/** Where orders go. A real payment provider is one more of these. */
export interface Gateway {
  /**
   * Takes an order. For a card this is where the shopper would be sent to the provider.
   * @throws when the order was not taken; nothing is lost then
   */
  submit: (order: Order) => Promise<Receipt>;
}

/** ms (spec §9 "Processing delay"). */
const PROCESSING_DELAY = 2000;

/** No letters or digits that are mistaken for others on the phone. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `OT-20261121-7KQ4`: the day in Hong Kong, and letters by chance. */
export function orderReference(placedAt: number, random: Uint8Array): string {
  const day = new Date(placedAt).toLocaleDateString('sv', { timeZone: 'Asia/Hong_Kong' });
  const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]);
  return `OT-${day.replaceAll('-', '')}-${letters.join('')}`;
}

/** Takes every order after a moment and calls no server (spec §4 "Checkout submission"). */
export const simulatedGateway: Gateway = {
  submit: () =>
    new Promise((resolve) => {
      setTimeout(() => {
        const placedAt = Date.now();
        const random = crypto.getRandomValues(new Uint8Array(4));
        resolve({ reference: orderReference(placedAt, random), placedAt });
      }, PROCESSING_DELAY);
    }),
};
