import { isPaidLater } from '~/contracts/payment-methods';
import { answer, Refused, usedId } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { recordOrder } from './orders/orders-cms';
import { readOrder } from './orders/read-order';
import { referenceOf } from './payments/session';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/order',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Generous, because the people in an office share an IP address. */
const mayOrder = rateLimit({ most: 10, minutes: 10 });

/** `POST` writes an order that is paid later, such as by bank transfer, to the CMS (docs/orders.md). */
export default endpoint('Order by bank transfer', async (request, ip) => {
  const { order } = await readOrder(request, isPaidLater, ip);
  const takeBack = mayOrder(ip, order.id);
  const placedAt = Date.now();
  const reference = referenceOf(order.id, placedAt);
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
