import { createHash } from 'node:crypto';

/** ms */
const DAY = 86_400_000;

/** How many products an address can be asked about before it has confirmed one: somebody may be filling it with mails. */
export const MAX_ASKED = 5;

/** The same for one address and one product. */
export const keyOf = ({ product, email }: { product: string; email: string }) =>
  createHash('sha256').update(`${product} ${email.toLowerCase()}`).digest('hex');

/**
 * Whether an address that has not confirmed yet gets another mail: once a day, and not for a request that is repeated.
 *
 * @param alertId of the new request
 */
export const isAskedAgain = (
  alert: { state: string; alertId: string; askedAt: string | Date },
  alertId: string,
  now: number,
) =>
  alert.state === 'asked' &&
  alert.alertId !== alertId &&
  now - new Date(alert.askedAt).getTime() > DAY;

/** Whether the shop shows a product as in stock. */
export const isThere = ({ inStock, stock }: { inStock?: boolean | null; stock?: number | null }) =>
  inStock !== false && stock !== 0;
