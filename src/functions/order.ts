import type { CheckoutRequest, Order } from '~/contracts/order';
import { isPaidLater } from '~/contracts/payment-methods';
import { answer, Refused, usedId } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { knownOrder } from './orders/known-order';
import { recordOrder } from './orders/orders-cms';
import { orderOf, readOrder } from './orders/read-order';
import { referenceOf } from './payments/session';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/order',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Generous, because the people in an office share an IP address. */
const mayOrder = rateLimit({ most: 10, minutes: 10 });

/** Returns a submitted order with its agreed prices, if the CMS has it already. */
async function agreedOrder(requested: CheckoutRequest): Promise<Order | undefined> {
  const { id, locale, method, customer, instructions } = requested;
  const known = await knownOrder(cmsSettings(), requested);
  if (!known?.isRepeated) return undefined;
  return { id, locale, method, customer, instructions, lines: known.lines, totals: known.totals };
}

/** `POST` writes an order that is paid later, such as by bank transfer, to the CMS (docs/orders.md). */
export default endpoint('Order by bank transfer', async (request, ip) => {
  const submitted = await readOrder(request, isPaidLater);
  const order = await orderOf(submitted, ip).catch(async (error: unknown) => {
    // Price, stock or code may have changed since the request that wrote the order, whose answer was lost.
    const isChange = error instanceof Refused && error.response.status === 409;
    const agreed = isChange ? await agreedOrder(submitted.requested) : undefined;
    if (!agreed) throw error;
    return agreed;
  });
  // A correction sends mails as a new order does.
  const { id, locale, customer, instructions } = order;
  const takeBack = mayOrder(ip, JSON.stringify([id, locale, customer, instructions]));
  const placedAt = Date.now();
  const reference = referenceOf(id, placedAt);
  const record = { order, payment: 'pending', reference, placedAt } as const;
  try {
    const receipt = await recordOrder(cmsSettings(), record);
    if (!receipt) throw usedId();
    return answer(201, receipt);
  } catch (error) {
    if (error instanceof Refused) takeBack();
    throw error;
  }
});
