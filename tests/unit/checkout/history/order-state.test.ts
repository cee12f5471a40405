import { expect, it } from 'vitest';
import { shownState, trackingAddress } from '~/features/checkout/history/order-state';

const bank = { id: 'a', method: 'bank' } as const;
const card = { id: 'a', method: 'card', payment: { session: 'cs_1', state: 'paid' } } as const;

it.each([
  [bank, { a: { state: 'pending' } }, 'pendingBank'],
  [card, { a: { state: 'pending' } }, 'pending'],
  [bank, { a: { state: 'paid' } }, 'paid'],
  [card, { a: { state: 'shipped' } }, 'shipped'],
  // Without an answer about the order: as this device knows it.
  [bank, {}, 'submitted'],
  [card, 'offline', 'paid'],
  [bank, 'unreachable', 'submitted'],
] as const)('%o, when the shop answered %o: %s', (order, asked, expected) => {
  expect(shownState(order, asked)).toBe(expected);
});

it.each([
  ['https://carrier.example/track?n=1', 'https://carrier.example/track?n=1'],
  ['SF1234567890', undefined],
  ['javascript:alert(1)', undefined],
  ['http://carrier.example', undefined],
])('tracking %s leads to %s', (tracking, address) => {
  expect(trackingAddress(tracking)).toBe(address);
});
