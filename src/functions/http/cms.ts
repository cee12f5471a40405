import { request, type Answer } from '~/lib/fetch-json';
import type { OrdersSettings } from './environment';

/** ms. The CMS has to answer before the function is ended, which is after 10 s on Netlify. */
export const CMS_TIMEOUT = 6000;

export const bearer = ({ token }: OrdersSettings) => ({ Authorization: `Bearer ${token}` });
export const cmsAddress = ({ url }: OrdersSettings, path: string): URL =>
  new URL(`api/${path}`, url.endsWith('/') ? url : `${url}/`);

/** The CMS did not answer, and may have written what it was sent. */
export class NoAnswerError extends Error {}

/** Failures to connect: nothing was sent. */
const NOT_SENT = new Set<unknown>(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined;

/**
 * Writes something to the CMS, at a path with its id: the same is written once.
 * @throws a {@link NoAnswerError}, or another Error if nothing was sent
 */
export async function putToCms(
  settings: OrdersSettings,
  path: string,
  body: object,
): Promise<Answer> {
  const sent = request(cmsAddress(settings, path), {
    method: 'PUT',
    headers: { ...bearer(settings), 'Content-Type': 'application/json' },
    redirect: 'error',
    timeout: CMS_TIMEOUT,
    body: JSON.stringify(body),
  });
  const answer = await sent.catch((error: unknown) => {
    throw NOT_SENT.has(codeOf(error)) ? error : new NoAnswerError(messageOf(error));
  });
  // Of a proxy, which does not know either.
  if (answer.status === 502 || answer.status === 504) {
    throw new NoAnswerError(`a proxy answered ${answer.status}`);
  }
  return answer;
}

/** For the log. Messages of `fetch` contain no address. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown error';
