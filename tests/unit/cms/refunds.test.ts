import { describe, expect, it } from 'vitest';
import {
  amountFor,
  amountsOf,
  isAllOf,
  isOpenToRefunds,
  isRecorded,
  isRefundOf,
  linesLeft,
  piecesInShop,
  reductionsOf,
} from '../../../scripts/cms/src/orders/refunds';

const line = { name: 'Strat', price: 100, subtotal: 0 };
const order = {
  lines: [
    { ...line, id: '7', quantity: 3 },
    { ...line, id: '8', price: 200, quantity: 1 },
  ],
  subtotal: 500,
  shipping: 50,
  total: 550,
};
const refund = (amount: number, lines: { id: string; quantity: number }[] = []) => ({
  at: '',
  amount,
  lines,
  isRestocked: false,
});
const one = { id: '7', quantity: 1 };
const all = [
  { id: '7', quantity: 3 },
  { id: '8', quantity: 1 },
];

it.each([
  ['to be paid by transfer', 'bank', 'pending', 'pending', true],
  ['that is cancelled unpaid', 'bank', 'pending', 'cancelled', false],
  ['that is being paid by card', 'card', 'pending', 'pending', false],
  ['that is paid', 'card', 'paid', 'paid', true],
  ['that is cancelled and paid', 'card', 'paid', 'cancelled', true],
] as const)(
  'an order %s: %s, %s, %s is open to refunds: %s',
  (_, method, payment, state, isOpen) => {
    expect(isOpenToRefunds({ method, payment, state })).toBe(isOpen);
  },
);

describe('a refund', () => {
  it('is of the price of its pieces, and of everything that is left for the last ones', () => {
    expect(amountFor(order, [one])).toBe(100);
    expect(amountFor(order, [one, { id: '9', quantity: 1 }])).toBe(100);
    expect(amountFor(order, all)).toBe(550);
    const before = { ...order, refunds: [refund(100, [one])] };
    expect(amountFor(before, [{ id: '7', quantity: 2 }])).toBe(200);
    expect(
      amountFor(before, [
        { id: '7', quantity: 2 },
        { id: '8', quantity: 1 },
      ]),
    ).toBe(450);
  });

  it('is of what was paid for its pieces if the order was reduced', () => {
    expect(amountFor({ ...order, total: 450 }, [one])).toBe(80);
    expect(amountFor({ ...order, total: 450 }, [{ id: '8', quantity: 1 }])).toBe(160);
    expect(amountFor({ ...order, subtotal: 0, total: 50 }, [one])).toBe(0);
  });

  it('leaves the rest of the order', () => {
    const refunds = [refund(100, [one]), refund(30)];
    expect(amountsOf({ ...order, refunds })).toEqual({ total: 550, refunded: 130, left: 420 });
    expect(linesLeft(order.lines, refunds).map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(isAllOf({ ...order, refunds }, [{ id: '7', quantity: 2 }])).toBe(false);
    expect(
      isAllOf(
        { ...order, refunds },
        all.map((each) => ({ ...each, quantity: each.id === '7' ? 2 : 1 })),
      ),
    ).toBe(true);
  });

  it.each([
    ['a paid order as a whole', 'paid', all, false, true],
    ['a part of an unpaid order', 'pending', [one], false, true],
    ['an unpaid order as a whole', 'pending', all, false, false],
    ['an unpaid order as a whole, whose pieces go back to stock', 'pending', all, true, true],
  ] as const)(
    'of %s is recorded, or only cancels it',
    (_, payment, lines, isRestocked, isExpected) => {
      expect(isRecorded({ ...order, payment }, { lines, isRestocked })).toBe(isExpected);
    },
  );

  it.each([
    ['a part', refund(10)],
    ['pieces without money', refund(0, [one])],
    ['everything', refund(550, all)],
  ])('can be of %s', (_, each) => {
    expect(isRefundOf(order, each)).toBe(true);
  });

  it.each([
    ['nothing', refund(0)],
    ['more than was paid', refund(551)],
    ['less than nothing', refund(-1, [one])],
    ['half a dollar', refund(0.5)],
    ['more pieces than were ordered', refund(1, [{ id: '7', quantity: 4 }])],
    ['pieces twice', refund(1, [one, one])],
    ['part of a piece', refund(1, [{ id: '7', quantity: 0.5 }])],
    ['a product of another order', refund(1, [{ id: '9', quantity: 1 }])],
  ])('cannot be of %s', (_, each) => {
    expect(isRefundOf(order, each)).toBe(false);
  });

  it('cannot be of what has been given back before', () => {
    const before = { ...order, refunds: [refund(500, [one, { id: '8', quantity: 1 }])] };
    expect(isRefundOf(before, refund(51))).toBe(false);
    expect(isRefundOf(before, refund(1, [{ id: '8', quantity: 1 }]))).toBe(false);
    expect(isRefundOf(before, refund(50, [{ id: '7', quantity: 2 }]))).toBe(true);
  });

  const pieces = (quantity: number, id = '7') => (quantity > 0 ? [{ id, quantity }] : []);
  it.each([
    // Of three pieces that were ordered, one was in stock.
    ['paid', 2, 1, 0, 1],
    ['paid', 2, 2, 0, 0],
    ['paid', 2, 3, 1, 0],
    ['pending', 2, 3, 1, 0],
    ['cancelled', 2, 3, 1, 0],
    ['paid', 0, 3, 3, 0],
    ['shipped', 2, 3, 3, 2],
    ['completed', 2, 3, 3, 2],
  ] as const)(
    'of an order that is %s and lacked %i pieces, of %i has %i in the shop, and lacks %i afterwards',
    (state, missing, quantity, inShop, left) => {
      const lacked = [...pieces(missing), ...pieces(1, '8')];
      expect(piecesInShop({ state, missing: lacked }, pieces(quantity))).toEqual({
        inShop: pieces(inShop),
        missing: [...pieces(left), ...pieces(1, '8')],
      });
    },
  );

  it('of a cancelled order that was sent has all pieces in the shop', () => {
    const changes = [{ field: 'state', from: 'shipped', to: 'cancelled' }, { field: 'note' }];
    const order = { state: 'cancelled', missing: all, history: [{ at: '', changes }] } as const;
    expect(piecesInShop(order, all)).toEqual({ inShop: all, missing: all });
  });

  it('of an order that an earlier version has stored has all pieces in the shop', () => {
    for (const order of [{}, { missing: null }]) {
      expect(piecesInShop({ ...order, state: 'paid' }, all)).toEqual({ inShop: all, missing: [] });
    }
  });

  it('reduces an order by an amount of its kind; pieces without a price by none', () => {
    const refunds = [
      ...[100, 50].map((amount) => ({ ...refund(amount), wasPaid: true })),
      { ...refund(20), wasPaid: false },
      refund(0, [one]),
    ];
    expect([...reductionsOf({ refunds })]).toEqual([
      ['refunded', 150],
      ['removed', 20],
    ]);
    expect([...reductionsOf({ refunds: [refund(7)] })]).toEqual([['either', 7]]);
    for (const none of [{ refunds: null }, {}]) expect(reductionsOf(none).size).toBe(0);
  });
});
