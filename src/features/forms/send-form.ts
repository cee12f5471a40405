import { pageLocale } from '~/i18n/page-locale';
import { isTimeout, postJson, request, type Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';

/** ms. Other services may be slow. */
const TIMEOUT = 20_000;

/** The outcome of sending a form. */
export type FormOutcome = 'sent' | 'offline' | 'unsure' | 'refused' | 'limited' | 'failed';

/** Returns the outcome for a response. The shop's functions respond with 201, captive portals do not. */
export function outcomeOf({ status, body }: Answer, isOwn: boolean): FormOutcome {
  if (isOwn ? status === 201 : status < 300) return 'sent';
  if (status === 429) return 'limited';
  const error = isObject(body) ? body['error'] : undefined;
  // Another server, such as a proxy, does not know whether the shop has received the form.
  const isByAnother = isOwn && error === undefined && status >= 500;
  if (isByAnother || error === 'unsure') return 'unsure';
  return error === 'invalid' ? 'refused' : 'failed';
}

/**
 * Sends a form to a function of the shop as JSON, or unchanged to another service. Never throws.
 * @returns the outcome and the response, if there was one
 */
export async function sendForm(
  endpoint: string,
  content: object | FormData,
): Promise<{ outcome: FormOutcome; body?: unknown }> {
  if (!navigator.onLine) return { outcome: 'offline' };
  const isOwn = !(content instanceof FormData);
  const seconds = performance.now() / 1000;
  try {
    const answer = await (isOwn
      ? postJson(endpoint, { ...content, locale: pageLocale(), seconds })
      : request(endpoint, { method: 'POST', body: content, timeout: TIMEOUT }));
    return { outcome: outcomeOf(answer, isOwn), body: answer.body };
  } catch (error) {
    // The connection may have broken after the shop has received the form.
    return { outcome: isOwn || isTimeout(error) ? 'unsure' : 'failed' };
  }
}
