import { isTimeout, request, type Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';

/** ms. Longer than a function of the shop may run. */
const TIMEOUT = 20_000;

/** What became of what a form has sent. */
export type Outcome = 'sent' | 'offline' | 'unsure' | 'refused' | 'limited' | 'failed';

/** What an answer means. The shop's functions answer 201, a captive portal does not. */
export function outcomeOf({ status, body }: Answer, isOwn: boolean): Outcome {
  if (isOwn ? status === 201 : status < 300) return 'sent';
  if (status === 429) return 'limited';
  const error = isObject(body) ? body['error'] : undefined;
  if (error === 'unsure') return 'unsure';
  return error === 'invalid' ? 'refused' : 'failed';
}

/** Sends a form to a function of the shop, as JSON, or to another service, as it is. Never throws. */
export async function sendForm(endpoint: string, content: object | FormData): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const isOwn = !(content instanceof FormData);
  const seconds = performance.now() / 1000;
  const locale = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const sent = isOwn
    ? {
        body: JSON.stringify({ ...content, locale, seconds }),
        headers: { 'Content-Type': 'application/json' },
      }
    : { body: content };
  try {
    return outcomeOf(await request(endpoint, { method: 'POST', timeout: TIMEOUT, ...sent }), isOwn);
  } catch (error) {
    return isTimeout(error) ? 'unsure' : 'failed';
  }
}
