import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 600_000;

/**
 * Asks again and again, 20 times a second; where nobody listens yet, that counts as no.
 * @throws an Error that says what never came
 */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const answer = await isSo().catch((error: unknown) => {
      if (error instanceof TypeError) return false; // fetch's word for no connection
      throw error;
    });
    if (answer) return;
    await pause(50);
  }
  throw new Error(`Never: ${what}`);
}
