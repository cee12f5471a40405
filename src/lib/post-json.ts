import { request, type Answer } from './fetch-json';

/** ms. Longer than a function of the shop may run. */
const TIMEOUT = 20_000;

/**
 * Sends JSON to a function of the shop, and reads the answer, whatever its status.
 * @throws as `request` does
 */
export const postJson = (url: string, body: object): Promise<Answer> =>
  request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    timeout: TIMEOUT,
  });
