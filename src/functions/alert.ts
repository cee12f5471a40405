import { z } from 'zod';
import { contentLimits } from '~/site/content-limits';
import { invalid, tooMany } from './http/answers';
import { formFields, takesForm } from './http/form';
import { textField } from './http/text-field';

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
  schema: z.strictObject({
    ...formFields,
    product: z.string().regex(new RegExp(`^[\\w-]{1,${contentLimits.id}}$`), 'is not an id'),
    email: textField({ type: 'email', required: true, max: 254 }),
  }),
  refusals: {
    404: () => invalid('product: is not sold here'),
    429: () => tooMany(MINUTES),
  },
});
