import { alertSchema } from '~/contracts/form-schema';
import { invalid, tooMany } from './http/answers';
import { takesForm } from './http/form';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/alerts',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const MINUTES = 10;

/** `POST` asks the CMS to say when a product is back (docs/orders.md). */
export default takesForm<{ product: string; email: string }>({
  name: 'Alert',
  path: 'alerts',
  // Offices share an address.
  limit: { most: 10, minutes: MINUTES },
  schema: alertSchema,
  refusals: {
    404: () => invalid('product: is not sold here'),
    429: () => tooMany(MINUTES),
  },
});
