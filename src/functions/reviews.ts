import type { ReviewContent } from '~/contracts/review';
import { reviewSchema } from '~/contracts/form-schema';
import { invalid } from './http/answers';
import { takesForm } from './http/form';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/reviews',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/**
 * `POST` writes a review of a product to the CMS, where an editor publishes it (docs/orders.md). The
 * response is the same whether or not an order matches.
 */
export default takesForm<ReviewContent>({
  name: 'Review',
  path: 'reviews',
  // Generous, because the people in an office share an IP address.
  limit: { most: 5, minutes: 10 },
  schema: reviewSchema,
  refusals: { 404: () => invalid('product: is not sold here') },
});
