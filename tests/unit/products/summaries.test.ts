import { expect, it, vi } from 'vitest';
import { toSummary } from '~/features/products/summaries';
import { dictionaries } from '~/i18n/translate';
import { product } from './make-product';

vi.mock('~/features/products/pictures/pictures', () => ({
  cardPicture: () => Promise.resolve({ src: '/placeholder.svg', width: 640, height: 640 }),
}));

it('contains the badges that are displayed, which "featured" is not', async () => {
  const { badges } = await toSummary(product({ badges: ['hot', 'featured', 'pre-order'] }), 'en');
  expect(badges).toEqual(['hot', 'pre-order']);
});

it.each([
  ['its own', { delivery: { zh: '兩星期內', en: 'Within two weeks' } }, 'Within two weeks'],
  [
    'those of its kind',
    { category: 'keyboards', kind: 'grand-piano' } as const,
    dictionaries.en.delivery.byAppointment,
  ],
  ['none within the delivery days of the area', {}, undefined],
])('contains delivery terms: %s', async (_, fields, terms) => {
  expect((await toSummary(product(fields), 'en')).delivery).toBe(terms);
});
