import { RefusedError } from './gateway';

/** ms. Longer than a function of the shop may run. */
const TIMEOUT = 20_000;

export interface Answer {
  status: number;
  /** Parsed JSON. */
  body: unknown;
}

/**
 * Calls a function of the shop.
 * @throws RefusedError `offline`, `slow` or `unavailable`, the last also if the answer is not JSON
 */
export async function callApi(url: string, init: RequestInit = {}): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, TIMEOUT);
  try {
    const { signal } = controller;
    const response = await fetch(url, { ...init, cache: 'no-store', signal });
    return { status: response.status, body: await response.json() };
  } catch {
    if (controller.signal.aborted) throw new RefusedError({ reason: 'slow' });
    const isOffline = (navigator as Partial<Navigator>).onLine === false;
    throw new RefusedError({ reason: isOffline ? 'offline' : 'unavailable' });
  } finally {
    clearTimeout(timer);
  }
}
