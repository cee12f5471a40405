import { createHash } from 'node:crypto';

/** ms */
const DAY = 86_400_000;

/** Maximum number of products with unconfirmed alerts per address: more may be an attempt to flood it with mails. */
export const MAX_ASKED = 5;

/** The key of an alert: equal for the same address and product. */
export const keyOf = ({ product, email }: { product: string; email: string }) =>
  createHash('sha256').update(`${product} ${email.toLowerCase()}`).digest('hex');

/**
 * Whether to send another mail to an unconfirmed address: once a day, and not for repeated requests.
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
