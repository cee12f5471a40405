import { expect, it } from 'vitest';
import booking from '~cms/booking/content-types/booking/schema.json';
import order from '~cms/order/content-types/order/schema.json';
import review from '~cms/review/content-types/review/schema.json';
import { bookingStates, MAX_HOURS } from '~/contracts/booking';
import { locales } from '~/contracts/languages';
import { reportedPayments } from '~/contracts/order';
import { orderStates } from '~/contracts/order-states';
import { MAX_STARS, reviewStates } from '~/contracts/review';
import { paymentMethods } from '~/contracts/payment-methods';

it.each([
  ['state of an order', order.attributes.state, orderStates],
  ['payment of an order', order.attributes.payment, reportedPayments],
  ['method of an order', order.attributes.method, paymentMethods],
  ['state of a booking', booking.attributes.state, bookingStates],
  ['state of a review', review.attributes.state, reviewStates],
  ['language of a booking', booking.attributes.language, locales],
])('the database has the values of the contract for the %s', (_, { enum: values }, contract) => {
  expect(values).toEqual(contract);
});

it('an editor may enter a booking of as many hours as a shopper', () => {
  expect(booking.attributes.hours.max).toBe(MAX_HOURS);
});

it('a review has as many stars as the form offers', () => {
  expect(review.attributes.stars.max).toBe(MAX_STARS);
});
