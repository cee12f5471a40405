import { expect, it } from 'vitest';
import booking from '~cms/booking/content-types/booking/schema.json';
import order from '~cms/order/content-types/order/schema.json';
import review from '~cms/review/content-types/review/schema.json';
import { bookingStates } from '~/contracts/booking';
import { locales } from '~/contracts/languages';
import { reportedPayments } from '~/contracts/order';
import { orderStates } from '~/contracts/order-states';
import { reviewStates } from '~/contracts/review';
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
