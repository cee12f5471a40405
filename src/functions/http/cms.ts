import { z } from 'zod';
import { request, type Answer } from '~/lib/fetch-json';
import type { OrdersSettings } from './environment';
import { once } from './once';

/** ms. The CMS has to respond before Netlify ends the function, after 10 s. */
const TIMEOUT = 6000;

/** The CMS did not respond, but may have written the data. */
export class NoAnswerError extends Error {}

interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  query?: Record<string, string>;
  body?: object;
  /** ms */
  timeout?: number | undefined;
}

interface CmsAnswer extends Answer {
  /** The called path, for the log. */
  path: string;
}

/**
 * Calls the CMS at a path below `api/`.
 * @throws an Error if there is no response
 */
export async function callCms(
  { url, token }: OrdersSettings,
  path: string,
  { query = {}, body, timeout = TIMEOUT, method = 'GET' }: Call,
): Promise<CmsAnswer> {
  const address = new URL(`api/${path}`, url.endsWith('/') ? url : `${url}/`);
  address.search = new URLSearchParams(query).toString();
  const answer = await request(address, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...once,
    },
    redirect: 'error',
    timeout,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...answer, path };
}

/**
 * Returns the `data` of a response.
 * @throws an Error if the CMS refuses the call, or the data do not match the schema
 */
export function dataOf<Data>(answer: CmsAnswer, schema: z.ZodType<Data>): Data {
  const { data: read } = z.object({ data: schema }).safeParse(answer.body);
  if (answer.status >= 300 || !read) {
    throw new Error(`${answer.path}: the CMS answered ${answer.status}`);
  }
  return read.data;
}

/**
 * Checks that the CMS wrote a record, whose response needs no reading. Others may respond with 200 in
 * its place, such as a proxy with a page.
 * @throws an Error if it did not
 */
export const requireWritten = (answer: CmsAnswer): void => void dataOf(answer, z.object({}));

/** Connection failures: nothing was sent. */
const NOT_SENT = new Set<unknown>(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined;

/**
 * Writes a record to the CMS, at a path that contains its id. Repeated calls write it once.
 * @throws a {@link NoAnswerError}, or another Error if nothing was sent; each names the path
 */
export async function putToCms(
  settings: OrdersSettings,
  path: string,
  body: object,
): Promise<CmsAnswer> {
  const answer = await callCms(settings, path, { method: 'PUT', body }).catch((error: unknown) => {
    const message = `${path}: ${messageOf(error)}`;
    throw NOT_SENT.has(codeOf(error)) ? new Error(message) : new NoAnswerError(message);
  });
  // From a proxy, which cannot know whether the CMS received the request.
  if (answer.status === 502 || answer.status === 504) {
    throw new NoAnswerError(`${path}: a proxy answered ${answer.status}`);
  }
  return answer;
}

/** The message of an error, for the log. Messages of `fetch` contain no address. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown error';
