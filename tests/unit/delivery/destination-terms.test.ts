import { expect, it } from 'vitest';
import { readDestination } from '~/contracts/destinations';
import { shippingTo, timedArea } from '~/features/delivery/destination-terms';

it.each([
  ['island', 'urban'],
  ['kowloon', 'urban'],
  ['territories', 'territories'],
  ['outlying', 'outlying'],
  ['abroad', undefined],
  ['collect', undefined],
  ['', undefined],
])('an order to %j has the delivery times of %s', (text, area) => {
  expect(timedArea(readDestination(text))).toBe(area);
});

it.each([
  ['kowloon', 60],
  ['', 60],
  ['collect', 0],
  ['abroad', 0],
])('delivery to %j costs HK$%i', (text, fee) => {
  expect(shippingTo(text, { freeOver: 500, fee: 60 })).toEqual({ freeOver: 500, fee });
});
