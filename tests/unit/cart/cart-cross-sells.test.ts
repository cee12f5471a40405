import { expect, it } from 'vitest';
import { cartCrossSells, shownCrossSells } from '~/features/cart/cart-cross-sells';
import { item } from '../products/summaries';

const crossSells = {
  guitar: ['strings', 'strap', 'tuner'],
  bass: ['amp', 'strap'],
  amp: ['guitar'],
};

it.each([
  ['nothing', [], []],
  ['a product without cross-sells', ['tuner'], []],
  ['a product', ['guitar'], ['strings', 'strap', 'tuner']],
  [
    'several products in turn, each cross-sell once',
    ['guitar', 'bass'],
    ['strings', 'amp', 'strap', 'tuner'],
  ],
  ['what is in the cart already', ['bass', 'amp', 'strap'], ['guitar']],
])('the cross-sells of %s', (_, inCart, expected) => {
  expect(cartCrossSells(crossSells, inCart)).toEqual(expected);
});

it('cross-sells are at most three in stock, one per family and of none in the cart', () => {
  const items = [
    item({ id: 'out', inStock: false }),
    item({ id: 'soft', family: 'reeds' }),
    item({ id: 'hard', family: 'reeds' }),
    item({ id: 'sticks', family: 'in the cart' }),
    ...['1', '2', '3'].map((id) => item({ id })),
  ];
  const shown = shownCrossSells(items, ['in the cart', 'other']).map(({ id }) => id);
  expect(shown).toEqual(['soft', '1', '2']);
});
