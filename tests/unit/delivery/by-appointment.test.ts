import { expect, it } from 'vitest';
import { appointmentNote, deliveryKinds } from '~/features/delivery/by-appointment';

const words = { kinds: ['keyboards/upright-piano'], text: 'By appointment' };
const piano = { category: 'keyboards', kind: 'upright-piano' };

it.each([
  ['a piano in the cart', piano, undefined, words.text],
  ['a piano that is delivered', piano, 'kowloon', words.text],
  ['a piano that is collected', piano, 'collect', undefined],
  ['another product', { category: 'keyboards' }, 'kowloon', undefined],
  ['a kind of the same name in another category', { ...piano, category: 'drums' }, '', undefined],
  ['a product that is not sold any more', undefined, 'kowloon', undefined],
])('%s', (_, product, destination, note) => {
  expect(appointmentNote(words, product, destination)).toBe(note);
});

it('tells the ways of delivery of an order', () => {
  const piano = { note: words.text };
  const bench = { note: undefined };
  expect(deliveryKinds([piano])).toEqual({ parcel: false, appointment: true });
  expect(deliveryKinds([piano, bench])).toEqual({ parcel: true, appointment: true });
  expect(deliveryKinds([bench])).toEqual({ parcel: true, appointment: false });
});
