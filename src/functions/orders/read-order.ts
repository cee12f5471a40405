import type { CheckoutRequest, Order } from '~/contracts/order';
import { checkoutRequestSchema } from '~/contracts/order-schema';
import type { PaymentMethod } from '~/contracts/payment-methods';
import { settings } from '~/site/settings';
import { invalid, Refused } from '../http/answers';
import { ordersSettings } from '../http/environment';
import { readPost } from '../http/read-post';
import { refusedCode, termsOf } from './codes';
import { stockOf } from './orders-cms';
import { priceOrder } from './priced-order';
import { sitePrices, siteTerms } from '../site/prices-and-terms';

/** A submitted order, and the site that it was submitted to. */
interface Submitted {
  requested: CheckoutRequest;
  site: string;
}

/**
 * Reads a submitted order.
 * @param accepts whether the function takes orders with a payment method
 * @throws Refused if the order is not valid
 */
export async function readOrder(
  request: Request,
  accepts: (method: PaymentMethod) => boolean,
): Promise<Submitted> {
  const { site, data: requested } = await readPost(request, 'The order', checkoutRequestSchema);
  const { method } = requested;
  if (!accepts(method) || !settings.payment.methods.includes(method)) {
    throw invalid('method: is not accepted here');
  }
  return { requested, site };
}

/**
 * Returns a submitted order, at the prices of the deployed site and with sufficient stock.
 * @throws Refused if price, stock or code are not as the shopper saw them, another Error if the prices cannot be read
 */
export async function orderOf({ requested, site }: Submitted, ip: string): Promise<Order> {
  const { id, code } = requested;
  const ids = requested.lines.map((line) => line.id);
  const [items, { shipping }, stock, terms] = await Promise.all([
    sitePrices(site, requested.locale, ids),
    siteTerms(site),
    stockOf(ordersSettings(), ids),
    code === undefined ? undefined : termsOf({ code, id }, ip),
  ]);
  const priced = priceOrder(requested, { items, stock, shipping, terms });
  if ('problem' in priced) throw refusedCode(priced.problem);
  if ('changes' in priced) throw new Refused(409, { error: 'changed', ...priced.changes });
  return priced.order;
}
