import { expect, it } from 'vitest';
import { money } from '~/features/checkout/money';

it.each([
  [0, 'HK$0'],
  [80, 'HK$80'],
  [650_000, 'HK$650,000'],
  [64_350_000, 'HK$64,350,000'],
])('%i is shown as %s', (amount, text) => {
  expect(money(amount)).toBe(text);
});
