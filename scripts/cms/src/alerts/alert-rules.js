// @ts-check
const { createHash } = require('node:crypto');

/** ms */
const DAY = 86_400_000;

/** How many products an address can be asked about before it has confirmed one: somebody may be filling it with mails. */
const MAX_ASKED = 5;

/**
 * The same for one address and one product.
 * @param {{ product: string, email: string }} alert
 */
const keyOf = ({ product, email }) =>
  createHash('sha256').update(`${product} ${email.toLowerCase()}`).digest('hex');

/**
 * Whether an address that has not confirmed yet gets another mail: once a day, and not for a request that is repeated.
 *
 * @param {{ state: string, alertId: string, askedAt: string | Date }} alert
 * @param {string} alertId of the new request
 * @param {number} now
 */
const isAskedAgain = (alert, alertId, now) =>
  alert.state === 'asked' &&
  alert.alertId !== alertId &&
  now - new Date(alert.askedAt).getTime() > DAY;

/**
 * Whether the shop shows a product as in stock.
 * @param {{ inStock?: boolean | null, stock?: number | null }} product
 */
const isThere = ({ inStock, stock }) => inStock !== false && stock !== 0;

module.exports = { DAY, MAX_ASKED, isAskedAgain, isThere, keyOf };
