import { alertSchema } from '~/contracts/form-schema';
import { invalid, tooMany } from './http/answers';
import { takesForm } from './http/form';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/alerts',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const MINUTES = 10;

/** `POST` requests a mail when a product is back in stock (docs/orders.md). */
export default takesForm<{ product: string; email: string }>({
  name: 'Alert',
  path: 'alerts',
  // Generous, because the people in an office share an IP address.
  limit: { most: 10, minutes: MINUTES },
  schema: alertSchema,
  refusals: {
    404: () => invalid('product: is not sold here'),
    429: () => tooMany(MINUTES),
  },
});
