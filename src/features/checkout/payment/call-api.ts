import { isTimeout, request, type Answer } from '~/lib/fetch-json';
import { RefusedError } from './gateway';

/** ms. Longer than the time limit of the shop's functions. */
const TIMEOUT = 20_000;

/**
 * Calls a function of the shop.
 * @throws RefusedError `offline` if nothing was sent, else `slow` or `unavailable`, the latter also
 *   if the response is not JSON
 */
export async function callApi(url: string, init: RequestInit = {}): Promise<Answer> {
  if (!navigator.onLine) throw new RefusedError({ reason: 'offline' });
  try {
    const answer = await request(url, { ...init, cache: 'no-store', timeout: TIMEOUT });
    if (answer.body !== undefined) return answer;
  } catch (error) {
    if (isTimeout(error)) throw new RefusedError({ reason: 'slow' });
  }
  throw new RefusedError({ reason: 'unavailable' });
}
