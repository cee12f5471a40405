import { expect, it } from 'vitest';
import { appointmentNote, deliveryKinds } from '~/features/delivery/by-appointment';

const piano = { delivery: 'By appointment' };

it.each([
  ['a piano that is delivered', piano, 'kowloon', piano.delivery],
  ['a piano before the area is chosen', piano, '', piano.delivery],
  ['a piano that is collected', piano, 'collect', undefined],
  ['another product', {}, 'kowloon', undefined],
  ['a product that is not sold any more', undefined, 'kowloon', undefined],
])('%s', (_, product, destination, note) => {
  expect(appointmentNote(product, destination)).toBe(note);
});

it('tells the ways of delivery of an order', () => {
  const piano = { note: 'By appointment' };
  const bench = { note: undefined };
  expect(deliveryKinds([piano])).toEqual({ parcel: false, appointment: true });
  expect(deliveryKinds([piano, bench])).toEqual({ parcel: true, appointment: true });
  expect(deliveryKinds([bench])).toEqual({ parcel: true, appointment: false });
});
