// @ts-check

/** ms */
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How often a mail is tried: for about three days. */
const MAX_ATTEMPTS = 300;

/** ms after which another process takes over a mail that one has started to send. */
const SENDING = 5 * MINUTE;

/**
 * ms until a mail is tried again: soon at first, then every quarter of an hour.
 * @param {number} attempts how often it was tried
 */
const pauseAfter = (attempts) => Math.min(5 * SECOND * 2 ** (attempts - 1), 15 * MINUTE);

/**
 * What becomes of a mail that was not sent: it waits for its next attempt, unless the server has refused it
 * for good (a status of 5xx in answer to it) or it was tried too often.
 *
 * @param {number} attempts
 * @param {{ responseCode?: number, code?: string }} error
 * @param {number} now
 */
function afterFailure(attempts, { responseCode = 0, code = 'unknown' }, now) {
  const problem = responseCode ? `${code} ${responseCode}` : code;
  // Credentials can be corrected; what the mail says cannot.
  const isRefused = responseCode >= 500 && code !== 'EAUTH';
  return isRefused || attempts >= MAX_ATTEMPTS
    ? /** @type {const} */ ({ state: 'failed', problem, dueAt: null })
    : /** @type {const} */ ({
        state: 'waiting',
        problem,
        dueAt: new Date(now + pauseAfter(attempts)),
      });
}

/**
 * Whether a text is one address. Characters that separate or quote addresses in a header are not part of it.
 * @param {unknown} text
 */
const isAddress = (text) =>
  typeof text === 'string' &&
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u.test(
    text,
  );

/**
 * A text without line breaks and other control characters, which could start another header.
 * @param {string} text
 */
const oneLine = (text) => text.replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ').trim();

module.exports = { MAX_ATTEMPTS, SENDING, afterFailure, isAddress, oneLine, pauseAfter };
