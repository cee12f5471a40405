import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '~/contracts/order-schema';
import {
  changesOf,
  historyWith,
  numbered,
  paymentIn,
  type Order,
} from '../../../scripts/cms/src/orders/order-rules';
import { customer } from '../functions/customer';

const [line] = [{ id: '7', name: 'Strat', price: 100, quantity: 2, subtotal: 200 }];
const record: OrderRecord = {
  ...customer,
  reference: 'OT-1',
  placedAt: '2026-12-01T00:00:00.000Z',
  payment: 'pending',
  language: 'zh',
  method: 'card',
  instructions: '',
  lines: [line],
  itemCount: 2,
  subtotal: 200,
  discount: 0,
  code: null,
  shipping: 0,
  total: 200,
};
const before: Order = { ...record, state: 'pending' };
const changes = (order: Partial<Order>, reported: Partial<OrderRecord>) =>
  changesOf({ ...before, ...order }, { ...record, ...reported });
const other = { lines: [{ ...line, quantity: 1 }] };
const paid = { payment: 'paid', state: 'paid' } as const;

describe('an order with other content', () => {
  it.each<[string, Partial<OrderRecord>]>([
    ['quantity', other],
    ['price', { lines: [{ ...line, price: 99 }] }],
    ['product', { lines: [{ ...line, id: '8' }] }],
    ['method', { method: 'bank' }],
    ['total', { total: 201 }],
    ['code', { code: 'SPRING' }],
  ])('is another order: %s', (_, different) => {
    expect(changes({}, different)).toBeUndefined();
    expect(changes({ session: 'a' }, { ...different, session: 'b' })).toBeUndefined();
    expect(changes({ state: 'cancelled' }, { ...different, session: 'b' })).toBeUndefined();
    expect(changes(paid, different)).toBeUndefined();
  });

  it.each<[string, Partial<OrderRecord>]>([
    ['quantity', other],
    ['price', { lines: [{ ...line, price: 99 }] }],
    ['product', { lines: [{ ...line, id: '8' }] }],
    ['total', { total: 201 }],
  ])('is another order even if it is paid: %s', (_, different) => {
    const payment = { ...different, session: 'b', payment: 'paid' } as const;
    for (const order of [
      {},
      { method: 'bank' },
      { session: 'a' },
      { state: 'cancelled' },
      { state: 'shipped' },
      paid,
    ] as const) {
      expect(changes(order, payment)).toBeUndefined();
    }
  });
});

describe('the same order in another payment', () => {
  const bank = { method: 'bank' } as const;
  it('replaces a pending one that has no payment page yet, and any unpaid one once it is paid', () => {
    const page = { session: 'b' };
    expect(changes(bank, page)).toEqual({ ...record, ...page, state: 'pending' });
    const payment = { ...page, payment: 'paid' } as const;
    for (const order of [bank, { session: 'a' }, { ...bank, state: 'cancelled' }] as const) {
      expect(changes(order, payment)).toEqual({ ...record, ...payment, state: 'paid' });
    }
    const refunds = [{ at: '', amount: 1, lines: [], isRestocked: false }];
    expect(changes({ ...bank, refunds }, payment)).toMatchObject({ refunds: null });
  });

  it.each<[string, Partial<Order>]>([
    ['paid, as the functions say', { ...paid, state: 'cancelled' }],
    ['paid, as an editor says', { state: 'paid' }],
    ['shipped', { state: 'shipped' }],
    ['completed', { state: 'completed' }],
  ])('that is paid too gives one that is %s a notice, once', (_, first) => {
    const order = { ...first, session: 'a' };
    const again = { payment: 'paid', session: 'b' } as const;
    const notice =
      '重複付款，請退回多收的款項 Paid again by card: HK$200, b. Refund what is not owed.';
    expect(changes(order, again)).toEqual({ notice });
    const same = { payment: 'paid', session: 'b' } as const;
    expect(changes({ ...order, session: 'a' }, same)).toEqual({ notice });
    expect(changes({ ...order, notice: 'Sold out' }, again)).toEqual({
      notice: `Sold out\n${notice}`,
    });
    expect(changes({ ...order, notice: `Sold out\n${notice}` }, again)).toEqual({});
    // The desk has removed it.
    const removed = { at: '', by: 'Ann', changes: [{ field: 'notice', from: notice, to: '' }] };
    expect(changes({ ...order, notice: null, history: [removed] }, again)).toEqual({});
  });
});

describe('an order whose payment fails', () => {
  const session = 'a';
  const failed = { payment: 'failed', session } as const;
  const notice =
    '付款失敗，但訂單已當作付款；如要取消，請先改為「等待付款」 The payment has failed: HK$200, a. The order counts as paid: set it to pending before you cancel it.';
  it.each<Partial<Order>>([
    paid,
    { ...paid, state: 'shipped' },
    { ...paid, state: 'cancelled' },
    // As earlier versions have stored it.
    { state: 'completed' },
    { state: 'paid' },
  ])('after the desk has confirmed it has a notice, once: %j', (order) => {
    expect(changes({ ...order, session }, failed)).toEqual({ notice });
    expect(changes({ ...order, session, notice }, failed)).toEqual({});
    const removed = { at: '', by: 'Ann', changes: [{ field: 'notice', from: notice, to: '' }] };
    expect(changes({ ...order, session, history: [removed] }, failed)).toEqual({});
  });

  it('in another session than the one that was paid is left as it is', () => {
    expect(changes({ ...paid, session: 'b' }, failed)).toBeUndefined();
    expect(changes({ session }, failed)).toEqual({ payment: 'failed', state: 'cancelled' });
    expect(changes(paid, { payment: 'failed' })).toEqual({});
    expect(changes(paid, failed)).toEqual({});
  });
});

it.each([
  ['a', 'a'],
  ['', 'b'],
  ['a', undefined],
])('is the same order with the sessions "%s" and "%s", and with two others it is not', (a, b) => {
  expect(changes({ session: a }, { session: b })).toEqual({});
  expect(changes({ session: 'a' }, { session: 'b' })).toBeUndefined();
});

describe('the same order', () => {
  it.each<[Partial<Order>, OrderRecord['payment'], object | undefined]>([
    [{}, 'paid', paid],
    [{}, 'failed', { payment: 'failed', state: 'cancelled' }],
    [{ payment: 'failed', state: 'cancelled' }, 'paid', paid],
    [{ state: 'shipped' }, 'paid', { payment: 'paid', state: 'shipped' }],
    [{ state: 'completed' }, 'paid', { payment: 'paid', state: 'completed' }],
    [{}, 'pending', {}],
    [paid, 'paid', {}],
    [paid, 'pending', {}],
    [paid, 'failed', {}],
    [{ payment: 'failed', state: 'cancelled' }, 'pending', undefined],
    [{ ...paid, state: 'cancelled' }, 'failed', {}],
    [{ ...paid, state: 'cancelled' }, 'paid', {}],
    [{ ...paid, state: 'shipped' }, 'pending', {}],
  ])('%j that is reported %s changes %j', (order, payment, expected) => {
    expect(changes(order, { payment })).toEqual(expected);
  });

  it('takes corrections while it is pending, and not otherwise', () => {
    const corrected = { language: 'en', city: 'Tsim Sha Tsui', instructions: 'Ring' } as const;
    expect(changes({ country: null }, corrected)).toEqual(corrected);
    expect(changes({ state: 'paid' }, corrected)).toBeUndefined();
    expect(changes({ payment: 'paid' }, { ...corrected, payment: 'paid' })).toBeUndefined();
  });

  it.each<[string, Partial<Order>, Partial<OrderRecord>, object | undefined]>([
    ['within a day', {}, { placedAt: '2026-12-01T23:00:00.000Z' }, {}],
    ['a day later', {}, { placedAt: '2026-12-01T23:00:00.001Z', city: '上環' }, undefined],
    ['a day later, paid', paid, { placedAt: '2026-12-03T00:00:00.000Z' }, undefined],
    ['after it was cancelled', { state: 'cancelled' }, {}, undefined],
    [
      'as a late event',
      { session: 'a' },
      { placedAt: '2026-12-03T00:00:00.000Z', session: 'a' },
      {},
    ],
  ])('that is sent again %s', (_, order, again, expected) => {
    expect(changes(order, again)).toEqual(expected);
  });

  const byDesk = (...fields: string[]) => ({
    history: [{ at: '', by: 'Ann', changes: fields.map((field) => ({ field })) }],
  });
  it('keeps what the desk has corrected if the shopper sends it again', () => {
    const desk = { phone: '9876 5432', ...byDesk('phone') };
    expect(changes(desk, {})).toEqual({});
    expect(changes(desk, { firstName: 'Ann' })).toEqual({ firstName: 'Ann' });
    // The desk has also confirmed the payment.
    expect(changes({ ...desk, ...paid }, {})).toEqual({});
    for (const session of [null, 'a']) {
      expect(changes({ ...desk, ...paid, session }, { firstName: 'Ann' })).toBeUndefined();
    }
    const byShopper = { history: [{ at: '', changes: [{ field: 'phone' }] }] };
    expect(changes(byShopper, { phone: '9876 5432' })).toEqual({ phone: '9876 5432' });
  });

  it('never mixes a destination that the desk has corrected with another', () => {
    const elsewhere = {
      area: 'island',
      address: '德輔道中 1 號',
      city: '中環',
      phone: '9876 5432',
    };
    const desk = { address: '彌敦道 2 號', ...byDesk('address') };
    expect(changes(desk, elsewhere)).toEqual({ phone: elsewhere.phone });
  });

  it('changes nothing by a repeated payment of a customer who was corrected or erased', () => {
    const again = { session: 'a', payment: 'paid' } as const;
    const corrected = { ...paid, session: 'a', city: 'Tsim Sha Tsui', ...byDesk('city') };
    const erased = { firstName: '', lastName: '', email: '', phone: '', address: null, city: null };
    expect(changes(corrected, again)).toEqual({});
    for (const payment of ['paid', 'pending'] as const) {
      expect(changes({ ...paid, ...erased, session: 'a' }, { ...again, payment })).toEqual({});
    }
  });
});

const payment = (by?: string) => [
  {
    at: '',
    ...(by && { by }),
    changes: ['payment', 'state'].map((field) => ({ field, from: 'pending', to: 'paid' })),
  },
  { at: '', by: 'Ben', changes: [{ field: 'note' }] },
];
it.each<[string, Partial<Order>, Order['state'], Order['payment']]>([
  ['by bank is confirmed', { method: 'bank' }, 'paid', 'paid'],
  ['by bank, confirmed by mistake, is unpaid', { ...paid, method: 'bank' }, 'pending', 'pending'],
  ['by card stays paid', { ...paid, history: payment() }, 'pending', 'paid'],
  [
    'by card that the desk confirmed is unpaid',
    { ...paid, history: payment('Ann') },
    'pending',
    'pending',
  ],
  ['that is cancelled stays paid', { ...paid, method: 'bank' }, 'cancelled', 'paid'],
])('an order %s: %j set to %s', (_, order, state, expected) => {
  expect(paymentIn(state, { ...before, ...order })).toBe(expected);
});

it('a payment by card that the desk has confirmed stays once Stripe has reported it, too', () => {
  const confirmed: Order = { ...before, ...paid, session: 'a', history: payment('Ann') };
  const report = { ...record, payment: 'paid', session: 'a' } as const;
  const change = changesOf(confirmed, report) ?? {};
  expect(change).toEqual({ payment: 'paid' });
  const historyOf = (order: Order, by?: string) => historyWith(order, change, by, 'now');
  const history = historyOf(confirmed);
  const changed = { field: 'payment', from: 'paid', to: 'paid' };
  expect(history.at(-1)).toEqual({ at: 'now', changes: [changed] });
  expect(historyOf(confirmed, 'Ann')).toEqual(confirmed.history);
  expect(historyOf({ ...confirmed, history: payment() })).toEqual(payment());
  expect(historyWith(confirmed, { note: 'x' }, undefined, 'now').at(-1)?.changes).toHaveLength(1);
  expect(changesOf(confirmed, { ...report, payment: 'pending' })).toEqual({});
  const after = { ...confirmed, history };
  expect(paymentIn('pending', after)).toBe('paid');
  expect(changesOf(after, report)).toEqual({});
});

it.each(['pending', 'cancelled'] as const)(
  'a payment that the desk has taken back, so that its order is %s, makes it paid when it arrives',
  (state) => {
    const takenBack = { field: 'payment', from: 'paid', to: 'pending' };
    const history = [...payment('Ann'), { at: '', by: 'Ann', changes: [takenBack] }];
    const order: Order = { ...before, session: 'a', state, history };
    expect(changesOf(order, { ...record, payment: 'paid', session: 'a' })).toEqual(paid);
  },
);

it('a reference that is used already has a number', () => {
  expect([1, 2].map((number) => numbered('OT-1', number))).toEqual(['OT-1', 'OT-1-2']);
});

const refund = { at: '', amount: 120, lines: [], isRestocked: false };
const ofOne = { ...refund, lines: [{ id: '7', quantity: 1 }] };
it.each<[Partial<Order>, Partial<Order>, object[]]>([
  [{}, { state: 'paid', payment: 'pending' }, [{ field: 'state', from: 'pending', to: 'paid' }]],
  [{ tracking: 'SF1' }, { tracking: null }, [{ field: 'tracking', from: 'SF1', to: '' }]],
  [{}, { tracking: 'SF1' }, [{ field: 'tracking', from: '', to: 'SF1' }]],
  [{}, { note: 'Rang', phone: '1' }, [{ field: 'note' }, { field: 'phone' }]],
  [{ notice: 'x' }, { notice: null }, [{ field: 'notice', from: 'x', to: '' }]],
  [{}, { refunds: [refund] }, [{ field: 'refunds', from: 'HK$0', to: 'HK$120' }]],
  [
    { refunds: [refund] },
    { refunds: [refund, { ...refund, amount: 880, lines: [{ id: '7', quantity: 2 }] }] },
    [{ field: 'refunds', from: 'HK$120', to: 'HK$1,000 (Strat × 2)' }],
  ],
  [
    { lines: [line, { ...line, id: '8', name: 'Amp' }], refunds: [refund, ofOne] },
    {
      refunds: [refund, ofOne, { ...refund, lines: ['8', '9'].map((id) => ({ id, quantity: 1 })) }],
    },
    [{ field: 'refunds', from: 'HK$240', to: 'HK$360 (Amp × 1, 9 × 1)' }],
  ],
  [{ refunds: [refund] }, { refunds: [refund], note: '', tracking: null }, []],
])('the history of an order with %j that changes by %j has %j', (order, change, added) => {
  const history = [{ at: 'earlier', changes: [{ field: 'state' }] }];
  const of = (by?: string) => historyWith({ ...before, ...order, history }, change, by, 'now');
  const entry = { at: 'now', changes: added };
  expect(of()).toEqual(added.length > 0 ? [...history, entry] : history);
  expect(historyWith(before, { note: 'Rang' }, undefined, 'now')).toEqual([
    { at: 'now', changes: [{ field: 'note' }] },
  ]);
  expect(of('Ann').slice(1)).toEqual(added.length > 0 ? [{ ...entry, by: 'Ann' }] : []);
});
