/** ms. The shop's functions wait for an answer for 6 s. */
const DEADLINE = 5000;

/** ms */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;

/** How often a write is tried that Strapi refuses: another may have written the same after it was looked for. */
const MAX_REFUSALS = 5;

/** Errors of Strapi itself, such as those of its validation, have `details`; those of databases do not. */
const isRefusal = (error: unknown) => error instanceof Error && 'details' in error;

/**
 * Repeats a write, with growing pauses, until it succeeds: of requests that write at the same time, the database rejects
 * all but one, and a backup may lock it for seconds.
 *
 * @param deadline ms
 * @throws the error of the last attempt
 */
export async function retry<T>(write: () => Promise<T>, deadline = DEADLINE): Promise<T> {
  const end = Date.now() + deadline;
  let refusals = 0;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await write();
    } catch (error) {
      if (isRefusal(error)) refusals += 1;
      if (refusals === MAX_REFUSALS || Date.now() + wait > end) throw error;
    }
    // Not the same for all that were rejected at once.
    const pause = wait * (0.5 + Math.random() / 2);
    await new Promise((done) => setTimeout(done, pause));
  }
}
