import type { PaymentMethod } from '~/site/payment-methods';
import { settings } from '~/site/settings';
import { invalid, refuse, unavailable } from '../http/answers';
import { ordersSettings, siteOrigin } from '../http/environment';
import { messageOf } from '../http/cms';
import { stockOf } from './orders-cms';
import { priceOrder, type PricedOrder } from './priced-order';
import { readJson } from '../http/request-body';
import { sitePrices, siteTerms } from './site-prices';
import { readSubmission } from './submission';

/**
 * The order that a request submits, at the prices of the deployed site and with enough in stock, or the
 * response that refuses it.
 * @param accepted the method by which the order is paid
 */
export async function readOrder(
  request: Request,
  accepted: PaymentMethod,
): Promise<{ order: PricedOrder; site: string } | { refusal: Response }> {
  const site = siteOrigin();
  if (!site) {
    console.error('The address of the site is not known: set SITE_URL.');
    return { refusal: unavailable() };
  }
  const body = await readJson(request, site);
  if ('refusal' in body) return body;
  const read = readSubmission(body.value);
  if ('message' in read) return { refusal: invalid(read.message) };
  const { submission } = read;
  if (submission.method !== accepted || !settings.payment.methods.includes(accepted)) {
    return { refusal: invalid('method: is not accepted here') };
  }

  const ids = submission.lines.map(({ id }) => id);
  try {
    const [items, { shipping }, stock] = await Promise.all([
      sitePrices(site, submission.locale, ids),
      siteTerms(site),
      stockOf(ordersSettings(), ids),
    ]);
    const priced = priceOrder(submission, { items, stock, shipping });
    return 'order' in priced
      ? { order: priced.order, site }
      : { refusal: refuse(409, { error: 'changed', ...priced.changes }) };
  } catch (error) {
    console.error(`The prices of the site cannot be read: ${messageOf(error)}`);
    return { refusal: unavailable() };
  }
}
