import { emailField, isEmail } from '~/contracts/text-fields';

/** A mail for the outbox, which sends each key once and skips mails without an address. */
export interface Mail {
  key: string;
  to: string | null | undefined;
  replyTo?: string | null | undefined;
  subject: string;
  text: string;
  html: string;
  calendar?: string;
}

/** ms */
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Maximum number of attempts to send a mail: about three days. */
export const MAX_ATTEMPTS = 300;

/** ms after which another process takes over a mail that is being sent. */
export const SENDING = 5 * MINUTE;

/**
 * Returns the pause in ms before the next attempt: short at first, then a quarter of an hour.
 * @param attempts number of previous attempts
 */
export const pauseAfter = (attempts: number) =>
  Math.min(5 * SECOND * 2 ** (attempts - 1), 15 * MINUTE);

/**
 * Returns the state of a mail after a failure: it waits for its next attempt, unless the server has
 * refused it permanently (a 5xx reply) or it has reached the maximum number of attempts.
 */
export function afterFailure(
  attempts: number,
  { responseCode = 0, code = 'unknown' }: { responseCode?: number; code?: string },
  now: number,
) {
  const problem = responseCode ? `${code} ${responseCode}` : code;
  // Credentials can be corrected; the content of a mail cannot.
  const isRefused = responseCode >= 500 && code !== 'EAUTH';
  return isRefused || attempts >= MAX_ATTEMPTS
    ? ({ state: 'failed', problem, dueAt: null } as const)
    : ({
        state: 'waiting',
        problem,
        dueAt: new Date(now + pauseAfter(attempts)),
      } as const);
}

/** Whether a text is a single address. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= emailField.max && isEmail(text);

/** Removes line breaks and other control characters, which could start another header. */
export const oneLine = (text: string) => text.replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ').trim();
