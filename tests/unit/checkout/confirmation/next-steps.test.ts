import { expect, it } from 'vitest';
import type { OrderStatus } from '~/contracts/order';
import { nextSteps } from '~/features/checkout/confirmation/next-steps';
import { fill } from '~/i18n/fill';
import { dictionaries } from '~/i18n/translate';
import { placed } from '../orders/placed-orders';

const { checkout: texts, online } = dictionaries.en;
const { submitted } = texts;
const words = { texts, online, deliveryTimes: 'soon' } as unknown as Parameters<
  typeof nextSteps
>[2];
const pay = 'Pay';

const { customer: nobody } = placed();
const customer = { ...nobody, email: 'chan@example.com', phone: '9123 4567', area: 'kowloon' };
const steps = (status?: OrderStatus, different: Partial<typeof customer> = {}) =>
  nextSteps({ customer: { ...customer, ...different } }, pay, words, status);
const dispatched = fill(submitted.nextDispatch, { times: 'soon' });

it.each(['sent', 'waiting', 'none'] as const)(
  'says of a mail that is %s what became of it',
  (mail) => {
    expect(steps({ state: 'pending', mail })).toEqual([
      fill(online.confirm[mail], customer),
      pay,
      dispatched,
      submitted.nextReturns,
    ]);
  },
);

it('says nothing of a mail that it does not know of', () => {
  const [first = ''] = steps();
  expect(first).toBe(fill(submitted.nextConfirm, customer));
  for (const { checkout } of Object.values(dictionaries)) {
    expect(checkout.submitted.nextConfirm).not.toMatch(/sent|發出/);
  }
  expect(steps({ state: 'paid' })[0]).toBe(first);
});

it('says how an order is received', () => {
  expect(steps(undefined, { area: 'collect' })).toContain(submitted.nextCollect);
  expect(steps(undefined, { area: 'abroad' })).toContain(submitted.nextAbroad);
  expect(steps(undefined, { area: '' })).toContain(dispatched);
});

it('leaves out what is over', () => {
  expect(steps({ state: 'shipped' })).toEqual([submitted.nextReturns]);
  expect(steps({ state: 'completed' })).toEqual([submitted.nextReturns]);
  expect(steps({ state: 'cancelled' })).toEqual([online.cancelled]);
  const payment = { session: 'cs_1', state: 'failed' } as const;
  expect(nextSteps({ customer, payment }, pay, words, undefined)).toEqual([pay]);
});
