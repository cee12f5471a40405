import { expect, it, vi } from 'vitest';
import { toSummary } from '~/features/products/summaries';
import { product } from './make-product';

vi.mock('~/features/products/pictures/pictures', () => ({
  cardPicture: () => Promise.resolve({ src: '/placeholder.svg', width: 640, height: 640 }),
}));

it('contains the badges that are displayed, which "featured" is not', async () => {
  const { badges } = await toSummary(product({ badges: ['hot', 'featured', 'pre-order'] }), 'en');
  expect(badges).toEqual(['hot', 'pre-order']);
});
