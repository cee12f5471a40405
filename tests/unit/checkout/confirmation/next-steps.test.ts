import { expect, it } from 'vitest';
import type { OrderStatus } from '~/contracts/order-states';
import { introduction, nextSteps } from '~/features/checkout/confirmation/next-steps';
import { fill } from '~/i18n/fill';
import { dictionaries } from '~/i18n/translate';
import type { PlacedOrder } from '~/features/orders/stored-orders';
import { settings } from '~/site/settings';
import { placed } from '../../orders/placed-orders';

const { checkout: texts, online } = dictionaries.en;
const { submitted } = texts;
const { delivery: deliveryRules } = settings;
const words = {
  ...{ texts, online, deliveryRules },
  ...{ arrives: 'arrives {{from}}', locale: 'en' },
} as unknown as Parameters<typeof nextSteps>[3];
const pay = 'Pay';

const { customer: nobody } = placed();
const customer = { ...nobody, email: 'chan@example.com', phone: '9123 4567', area: 'kowloon' };
const parcel = { parcel: true, appointment: false };
const steps = (status?: OrderStatus, different: Partial<PlacedOrder> = {}, kinds = parcel) =>
  nextSteps(placed({ customer, ...different }), kinds, pay, words, status);
const to = (area: string) => ({ customer: { ...customer, area } });
const { customer: collected } = to('collect');
// The order is placed on a Saturday, so that it counts from Monday.
const dates = { arrives: 'arrives Wed 25' };
const paid = fill(submitted.nextParcel, dates);
const ifPaid = fill(submitted.nextParcelIfPaid, dates);

it.each(['sent', 'waiting', 'none'] as const)(
  'says of a mail that is %s what became of it',
  (mail) => {
    expect(steps({ state: 'pending', mail })).toEqual([
      fill(online.confirm[mail], customer),
      pay,
      ifPaid,
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
  const offline = { ...words, online: undefined };
  const status = { state: 'pending', mail: 'sent' } as const;
  expect(nextSteps(placed({ customer }), parcel, pay, offline, status)[0]).toBe(first);
});

const pending = { session: 'cs_1', state: 'pending' } as const;
const both = { parcel: true, appointment: true };
const appointment = { parcel: false, appointment: true };
it.each<[string, Partial<PlacedOrder>, typeof both, string[]]>([
  ['a parcel that is paid', { method: 'card' }, parcel, [paid]],
  ['a parcel whose payment takes days', { method: 'card', payment: pending }, parcel, [ifPaid]],
  ['a piano', { method: 'card' }, appointment, [submitted.nextAppointment]],
  ['a piano with its bench', {}, both, [ifPaid, submitted.nextAppointment]],
  ['a parcel without an area', to(''), parcel, []],
  ['what is collected', to('collect'), parcel, [submitted.nextCollect]],
  ['what is sent abroad', to('abroad'), both, [submitted.nextAbroad]],
])('says how and when %s arrives', (_, order, kinds, received) => {
  const all = steps(undefined, order, kinds);
  expect(all.slice(2)).toEqual([...received, submitted.nextReturns]);
});

it('does not make the dates of a payment that has arrived later conditional', () => {
  for (const order of [{}, { method: 'card', payment: pending } as const]) {
    expect(steps({ state: 'paid' }, order)).toContain(submitted.nextPreparing);
    expect(steps({ state: 'paid' }, order)).not.toContain(ifPaid);
  }
});

it('introduces an order with what the shop knows of it', () => {
  const intro = (state?: OrderStatus['state'], order: Partial<PlacedOrder> = {}) =>
    introduction(placed(order), words, state && { state });
  expect(intro()).toBe(submitted.text.bank);
  expect(intro('pending')).toBe(submitted.text.bank);
  expect(intro('paid')).toBe(online.payment.paid.text);
  expect(intro('shipped')).toBe(online.payment.paid.text);
  expect(intro('cancelled')).toBeUndefined();
  expect(intro('pending', { payment: pending })).toBe(online.payment.pending.text);
  expect(intro('paid', { payment: pending })).toBe(online.payment.paid.text);
});

it('leaves out completed steps', () => {
  expect(steps({ state: 'shipped' })).toEqual([submitted.nextReturns]);
  expect(steps({ state: 'shipped' }, to('collect'))).toEqual([
    submitted.nextReady,
    submitted.nextReturns,
  ]);
  expect(steps({ state: 'completed' }, to('collect'))).toEqual([submitted.nextReturns]);
  expect(steps({ state: 'cancelled' })).toEqual([online.cancelled]);
  expect(steps(undefined, { payment: { ...pending, state: 'failed' } })).toEqual([pay]);
  expect(nextSteps(placed({ customer: collected }), parcel, undefined, words, undefined)).toEqual([
    fill(submitted.nextConfirm, collected),
    submitted.nextCollect,
    submitted.nextReturns,
  ]);
});
