import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 600_000;

/**
 * Polls 20 times a second; a refused connection counts as false.
 * @throws an Error that names what did not happen in time
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
  throw new Error(`Timed out: ${what}`);
}
