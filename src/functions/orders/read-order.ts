import type { Order } from '~/contracts/order';
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

/**
 * Reads a submitted order, at the prices of the deployed site and with sufficient stock.
 * @param accepts whether the function takes orders with a payment method
 * @throws Refused if the order is not valid, another Error if the prices cannot be read
 */
export async function readOrder(
  request: Request,
  accepts: (method: PaymentMethod) => boolean,
  ip: string,
): Promise<{ order: Order; site: string }> {
  const { site, data: requested } = await readPost(request, 'The order', checkoutRequestSchema);
  const { method } = requested;
  if (!accepts(method) || !settings.payment.methods.includes(method)) {
    throw invalid('method: is not accepted here');
  }
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
  return { order: priced.order, site };
}
