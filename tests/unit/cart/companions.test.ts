import { expect, it } from 'vitest';
import { companionsOf } from '~/features/cart/companions';

const goesWith = { guitar: ['strings', 'strap', 'tuner'], bass: ['amp', 'strap'], amp: ['guitar'] };

it.each([
  ['nothing', [], []],
  ['a product without companions', ['tuner'], []],
  ['a product', ['guitar'], ['strings', 'strap', 'tuner']],
  [
    'several products in turn, each companion once',
    ['guitar', 'bass'],
    ['strings', 'amp', 'strap', 'tuner'],
  ],
  ['what is in the cart already', ['bass', 'amp', 'strap'], ['guitar']],
])('the companions of %s', (_, inCart, companions) => {
  expect(companionsOf(goesWith, inCart)).toEqual(companions);
});
