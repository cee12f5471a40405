import { expect, it } from 'vitest';
import { shownState, trackingAddress } from '~/features/orders/shown-state';
import { customerOf } from '~/contracts/customer';

const customer = customerOf((field) => (field === 'area' ? 'kowloon' : ''));
const bank = { id: 'a', method: 'bank', customer } as const;
const collected = { ...bank, customer: { ...customer, area: 'collect' } };
const card = {
  id: 'a',
  method: 'card',
  customer,
  payment: { session: 'cs_1', state: 'paid' },
} as const;

it.each([
  [bank, { a: { state: 'pending' } }, 'pendingBank'],
  [card, { a: { state: 'pending' } }, 'pending'],
  [bank, { a: { state: 'paid' } }, 'paid'],
  [card, { a: { state: 'shipped' } }, 'shipped'],
  [collected, { a: { state: 'shipped' } }, 'ready'],
  [collected, { a: { state: 'completed' } }, 'completed'],
  // Without a response about the order: the state on this device.
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
