import { expect, it } from 'vitest';
import { offeredMethods } from '~/contracts/payment-methods';

it.each([
  [['card', 'bank'], false, ['card', 'bank']],
  [['card', 'bank'], true, ['bank', 'card']],
  [['bank', 'card'], true, ['bank', 'card']],
  [['card'], true, ['card']],
] as const)('of %j, with FPS: %s, offers %j', (methods, hasFps, offered) => {
  expect(offeredMethods(methods, hasFps)).toEqual(offered);
});
