import { describe, expect, it } from 'vitest';
import { readReviews } from '~/content/cms/read-reviews';
import { reviewFields } from '~/contracts/review';
import { textFields } from '~/contracts/text-schema';
import type { Review } from '~/features/products/product';
import { cardRating, withReviews } from '~/features/products/reviews';
import { product } from './make-product';

const review = (stars: number, receivedAt = 0): Review => ({
  stars,
  text: 'Warm sound',
  name: '陳大文',
  language: 'en',
  bought: false,
  receivedAt,
});

describe('a product with reviews', () => {
  it('has their average and number, and the newest first', () => {
    const rated = withReviews(product(), [review(5, 1), review(4, 3), review(4, 2)]);
    expect(rated).toMatchObject({ rating: 4.3, ratingCount: 3 });
    expect(rated.reviews?.map(({ receivedAt }) => receivedAt)).toEqual([3, 2, 1]);
    expect(cardRating(rated)).toBe('4.3 (3)');
  });

  it('has none of its own without reviews', () => {
    expect(withReviews(product(), [])).toEqual(product());
    expect(cardRating(product())).toBeUndefined();
  });
});

describe('reviews of the CMS', () => {
  const item = {
    id: 1,
    product: '7',
    stars: 5,
    text: '<script>alert(1)</script>\nSecond',
    name: ' 陳\u202e大文 ',
    language: 'zh',
    receivedAt: '2026-11-26T00:00:00.000Z',
    bought: true,
    answer: null,
  };

  it('are by product, as text', () => {
    expect(readReviews([item, { ...item, id: 2, product: '8' }]).get('7')).toEqual([
      {
        stars: 5,
        text: '<script>alert(1)</script>\nSecond',
        name: '陳 大文',
        language: 'zh',
        receivedAt: Date.parse(item.receivedAt),
        bought: true,
      },
    ]);
  });

  it('may have a name of symbols, as the form accepts it', () => {
    const name = '❤';
    expect(textFields(reviewFields).name.parse(name)).toBe(name);
    expect(readReviews([{ ...item, name }]).get('7')).toMatchObject([{ name }]);
  });

  it.each([{ stars: 6 }, { stars: '5' }, { text: '' }, { name: {} }, { receivedAt: 'x' }])(
    'are left out with %j',
    (changes) => {
      expect(readReviews([{ ...item, ...changes }, null, 7])).toEqual(new Map());
    },
  );
});
