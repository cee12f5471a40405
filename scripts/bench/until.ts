import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 600_000;

/**
 * Polls 20 times a second; a refused connection counts as false.
 * @throws an Error that names what did not happen in time
 */
export async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    const answer = await condition().catch((error: unknown) => {
      if (error instanceof TypeError) return false; // fetch throws it if the connection is refused
      throw error;
    });
    if (answer) return;
    await pause(50);
  }
  throw new Error(`Timed out: ${what}`);
}
