import { expect, it } from 'vitest';
import booking from '~cms/booking/content-types/booking/schema.json';
import order from '~cms/order/content-types/order/schema.json';
import { bookingStates, MAX_HOURS } from '~/contracts/booking';
import { locales } from '~/contracts/languages';
import { orderStates, reportedPayments } from '~/contracts/order';
import { paymentMethods } from '~/contracts/payment-methods';

it.each([
  ['state of an order', order.attributes.state, orderStates],
  ['payment of an order', order.attributes.payment, reportedPayments],
  ['method of an order', order.attributes.method, paymentMethods],
  ['state of a booking', booking.attributes.state, bookingStates],
  ['language of a booking', booking.attributes.language, locales],
])('the database has the values of the contract for the %s', (_, { enum: values }, contract) => {
  expect(values).toEqual(contract);
});

it('an editor may enter a booking of as many hours as a shopper', () => {
  expect(booking.attributes.hours.max).toBe(MAX_HOURS);
});
