import { inHongKong } from '~/contracts/hong-kong-time';

/** Without characters that are easily confused when read aloud or copied: I, L, O, 0, 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Formats a reference such as `OT-20261121-7KQ4`: the date in Hong Kong and a random suffix. */
export function orderReference(placedAt: number, random: Uint8Array): string {
  const day = inHongKong(placedAt).toISOString().slice(0, 10);
  const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]);
  return `OT-${day.replaceAll('-', '')}-${letters.join('')}`;
}
