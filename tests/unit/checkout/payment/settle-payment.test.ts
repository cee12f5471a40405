import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutState, PaymentState } from '~/features/checkout/checkout-api';
import { settlePayment, type Device } from '~/features/checkout/payment/settle-payment';
import type { PlacedOrder } from '~/features/checkout/orders/stored-orders';
import type { UnpaidOrder } from '~/features/checkout/payment/unpaid-orders';
import { placed } from '../orders/placed-orders';

const { reference: _, placedAt: _at, ...content } = placed({ method: 'card' });
const left: UnpaidOrder = { ...content, leftAt: 1 };
const SESSION = 'cs_test_1';

const answer = (state: PaymentState, different: Partial<CheckoutState> = {}): CheckoutState => ({
  id: 'o1',
  state,
  total: left.totals.total,
  reference: 'OT-1',
  placedAt: 7,
  ...different,
});

/** A device that has left for the payment page of one order, with two of its product in the cart. */
function device(unpaid: UnpaidOrder[] = [left]) {
  const orders: PlacedOrder[] = [];
  const log: string[] = [];
  const state = { orders, unpaid: [...unpaid], inCart: 2, log };
  const api: Device = {
    orders: {
      find: (id) => orders.find((order) => order.id === id),
      add: (order) => void orders.push(order),
      setPayment(id, payment) {
        const index = orders.findIndex((order) => order.id === id);
        const order = orders[index];
        if (order) orders[index] = { ...order, payment };
      },
    },
    unpaid: {
      find: (id) => state.unpaid.find((order) => order.id === id),
      put: (order) => void (state.unpaid = [order]),
      remove: (id) => void (state.unpaid = state.unpaid.filter((order) => order.id !== id)),
    },
    removeOrdered(lines) {
      const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const cartChanged = state.inCart < ordered;
      state.inCart = Math.max(0, state.inCart - ordered);
      return cartChanged;
    },
    closeOrderId: (id) => void log.push(`close ${id}`),
    forgetDraft: () => void log.push('forget draft'),
  };
  return { state, api };
}

describe('a payment', () => {
  it.each(['paid', 'pending'] as const)('that is %s places the order', (payment) => {
    const { state, api } = device();
    expect(settlePayment(answer(payment), SESSION, api)).toEqual({
      type: 'placed',
      id: 'o1',
      isNew: true,
      cartChanged: false,
    });
    expect(state.orders).toEqual([
      {
        ...content,
        reference: 'OT-1',
        placedAt: 7,
        payment: { session: SESSION, state: payment },
      },
    ]);
    expect(state.unpaid).toEqual([]);
    expect(state.inCart).toBe(0);
    expect(state.log).toEqual(['close o1', 'forget draft']);
  });

  it('that is open changes nothing but the known session', () => {
    const { state, api } = device();
    expect(settlePayment(answer('open'), SESSION, api)).toEqual({ type: 'open' });
    expect(state).toMatchObject({
      orders: [],
      unpaid: [{ ...left, session: SESSION }],
      inCart: 2,
      log: [],
    });
  });

  it('that has expired leaves the cart, and its id is not used again', () => {
    const { state, api } = device();
    expect(settlePayment(answer('failed'), SESSION, api)).toEqual({ type: 'failed' });
    expect(state).toMatchObject({ orders: [], unpaid: [], inCart: 2, log: ['close o1'] });
  });

  it('of an order that this device does not know changes no cart', () => {
    const { state, api } = device([]);
    expect(settlePayment(answer('paid'), SESSION, api).type).toBe('elsewhere');
    expect(state).toMatchObject({ orders: [], inCart: 2 });
  });

  it('of another amount is not that of the stored order', () => {
    const { state, api } = device();
    expect(settlePayment(answer('paid', { total: 1 }), SESSION, api).type).toBe('elsewhere');
    expect(state).toMatchObject({ orders: [], unpaid: [], inCart: 2 });
  });

  it.each([
    ['pending', 'paid', 'paid'],
    ['pending', 'pending', 'pending'],
    ['pending', 'failed', 'failed'],
    ['pending', 'open', 'pending'],
    ['paid', 'pending', 'paid'],
    ['paid', 'failed', 'paid'],
  ] as const)('that was %s and then %s is %s', (first, second, expected) => {
    const { state, api } = device();
    settlePayment(answer(first), SESSION, api);
    state.inCart = 5;
    expect(settlePayment(answer(second), SESSION, api)).toMatchObject({
      type: 'placed',
      isNew: false,
    });
    expect(state.orders.map(({ payment }) => payment?.state)).toEqual([expected]);
    expect(state.inCart).toBe(5);
  });

  it('does not change an order that was paid by bank transfer', () => {
    const { state, api } = device();
    state.orders.push(placed());
    expect(settlePayment(answer('paid'), SESSION, api)).toMatchObject({ isNew: false });
    expect(state.orders).toEqual([placed()]);
  });

  it('says so if the cart was changed meanwhile', () => {
    const { state, api } = device();
    state.inCart = 1;
    expect(settlePayment(answer('paid'), SESSION, api)).toMatchObject({ cartChanged: true });
  });

  it('places an order once and empties the cart once, in whatever order answers come', () => {
    const states = fc.array(fc.constantFrom<PaymentState>('open', 'failed', 'pending', 'paid'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(states, (answers) => {
        const { state, api } = device();
        for (const each of answers) settlePayment(answer(each), SESSION, api);
        const first = answers.find((each) => each !== 'open');
        const isPlaced = first === 'paid' || first === 'pending';
        expect(state.orders).toHaveLength(isPlaced ? 1 : 0);
        expect(state.inCart).toBe(isPlaced ? 0 : 2);
      }),
    );
  });
});
