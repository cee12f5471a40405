/** ms. The shop's functions wait 6 s for a response. */
const DEADLINE = 5000;

/** ms */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;

/** Maximum number of attempts that Strapi refuses: a concurrent request may have written the same entry. */
const MAX_REFUSALS = 5;

/** Strapi's own errors, such as validation errors, have `details`; database errors do not. */
const isRefusal = (error: unknown) => error instanceof Error && 'details' in error;

/**
 * Repeats a write, with growing pauses, until it succeeds: of simultaneous writes, the database
 * rejects all but one, and a backup may lock it for seconds.
 *
 * @param deadline ms
 * @throws the error of the last attempt
 */
export async function retryWrite<T>(write: () => Promise<T>, deadline = DEADLINE): Promise<T> {
  const end = Date.now() + deadline;
  let refusals = 0;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await write();
    } catch (error) {
      if (isRefusal(error)) refusals += 1;
      if (refusals === MAX_REFUSALS || Date.now() + wait > end) throw error;
    }
    // Random, so that rejected requests do not retry simultaneously.
    const pause = wait * (0.5 + Math.random() / 2);
    await new Promise((done) => setTimeout(done, pause));
  }
}
