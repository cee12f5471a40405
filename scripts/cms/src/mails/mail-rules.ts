import { emailField, isEmail } from '~/contracts/text-fields';

/** A mail for the outbox, which sends each key once and leaves out a mail without an address. */
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

/** How often a mail is tried: for about three days. */
export const MAX_ATTEMPTS = 300;

/** ms after which another process takes over a mail that one has started to send. */
export const SENDING = 5 * MINUTE;

/**
 * ms until a mail is tried again: soon at first, then every quarter of an hour.
 * @param attempts how often it was tried
 */
export const pauseAfter = (attempts: number) =>
  Math.min(5 * SECOND * 2 ** (attempts - 1), 15 * MINUTE);

/**
 * What becomes of a mail that was not sent: it waits for its next attempt, unless the server has refused it
 * for good (a status of 5xx in answer to it) or it was tried too often.
 */
export function afterFailure(
  attempts: number,
  { responseCode = 0, code = 'unknown' }: { responseCode?: number; code?: string },
  now: number,
) {
  const problem = responseCode ? `${code} ${responseCode}` : code;
  // Credentials can be corrected; what the mail says cannot.
  const isRefused = responseCode >= 500 && code !== 'EAUTH';
  return isRefused || attempts >= MAX_ATTEMPTS
    ? ({ state: 'failed', problem, dueAt: null } as const)
    : ({
        state: 'waiting',
        problem,
        dueAt: new Date(now + pauseAfter(attempts)),
      } as const);
}

/** Whether a text is one address. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= emailField.max && isEmail(text);

/** A text without line breaks and other control characters, which could start another header. */
export const oneLine = (text: string) => text.replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ').trim();
