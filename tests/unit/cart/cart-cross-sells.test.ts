import { expect, it } from 'vitest';
import { cartCrossSells } from '~/features/cart/cart-cross-sells';

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
