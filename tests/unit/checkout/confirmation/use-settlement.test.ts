import { expect, it } from 'vitest';
import { retryDelay } from '~/features/checkout/confirmation/use-settlement';

it('asks again after 3 s, and after ever longer times up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([
    3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000,
  ]);
});
