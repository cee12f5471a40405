import { expect, it } from 'vitest';
import { featuredProducts } from '~/features/home/featured';
import { product } from '../products/make-product';

it.each([
  [
    'the first four with the badge',
    [[], ['featured'], ['featured', 'hot'], ['hot'], ['featured'], ['featured'], ['featured']],
    ['2', '3', '5', '6'],
  ],
  ['no others beside them', [[], ['featured'], [], [], []], ['2']],
  [
    'the first four of all if none has the badge',
    [[], ['not-featured'], [], [], []],
    ['1', '2', '3', '4'],
  ],
  ['nothing without products', [], []],
])('shows %s', (_, badges, ids) => {
  const products = badges.map((badges, index) => product({ id: String(index + 1), badges }));
  expect(featuredProducts(products).map(({ id }) => id)).toEqual(ids);
});
