import { expect, it } from 'vitest';
import order from '~cms/order/content-types/order/schema.json';
import { orderStates, reportedPayments } from '~/contracts/order';
import { paymentMethods } from '~/contracts/payment-methods';

it.each([
  ['state of an order', order.attributes.state, orderStates],
  ['payment of an order', order.attributes.payment, reportedPayments],
  ['method of an order', order.attributes.method, paymentMethods],
])('the database has the values of the contract for the %s', (_, { enum: values }, contract) => {
  expect(values).toEqual(contract);
});
