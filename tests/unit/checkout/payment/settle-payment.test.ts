import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totalItems } from '~/features/cart/cart';
import * as cart from '~/features/cart/cart-store';
import { $terms } from '~/features/cart/code-store';
import type { CodeTerms } from '~/contracts/code';
import type { CheckoutState, PaymentState } from '~/contracts/order';
import { emptyDraft, loadDraft, saveDraft } from '~/features/checkout/draft';
import { markSent } from '~/features/orders/order-id';
import * as orders from '~/features/orders/orders-store';
import { settlePayment } from '~/features/checkout/payment/settle-payment';
import * as unpaid from '~/features/checkout/payment/unpaid-orders';
import type { UnpaidOrder } from '~/features/checkout/payment/unpaid-orders';
import { memoryStorage } from '../../memory-storage';
import { placed } from '../../orders/placed-orders';
import { property } from '../../property';

const { reference: _, placedAt: _at, ...content } = placed({ method: 'card' });
const left: UnpaidOrder = { ...content, leftAt: 1 };
const SESSION = 'cs_test_1';
const terms: CodeTerms = {
  ...{ code: 'SPRING', kind: 'amount', value: 40, minimum: 0 },
  ...{ categories: [], products: [] },
};

const answer = (state: PaymentState, different: Partial<CheckoutState> = {}): CheckoutState => ({
  id: 'o1',
  state,
  total: left.totals.total,
  reference: 'OT-1',
  placedAt: 7,
  ...different,
});

const values = new Map<string, string>();

/** A device that has left for the payment page of one order, with two of its product in the cart. */
function setUp(unpaidOrders: UnpaidOrder[] = [left]) {
  values.clear();
  orders.$orders.set([]);
  for (const order of unpaidOrders) unpaid.put(order);
  setInCart(2);
  values.set('overtone:order-id', left.id);
  saveDraft({ ...emptyDraft, city: '香港' });
}

const setInCart = (quantity: number) =>
  cart.$cart.set(quantity > 0 ? [{ id: left.lines[0]?.id ?? '', quantity }] : []);
const inCart = () => totalItems(cart.$cart.get());
const isIdOpen = () => values.has('overtone:order-id');

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage(values));
  vi.stubGlobal('sessionStorage', memoryStorage(values));
  vi.spyOn(Date, 'now').mockReturnValue(1);
  setUp();
});

afterEach(() => {
  vi.restoreAllMocks();
  orders.$orders.set([]);
  cart.clear();
});

const expectNothingOrdered = () => {
  expect(orders.$orders.get()).toEqual([]);
  expect(inCart()).toBe(2);
};

describe('a payment', () => {
  it.each(['paid', 'pending'] as const)('that is %s places the order', (payment) => {
    $terms.set(terms);
    expect(settlePayment(answer(payment), SESSION)).toEqual({
      type: 'placed',
      id: 'o1',
      isNew: true,
      cartChanged: false,
    });
    expect(orders.$orders.get()).toEqual([
      {
        ...content,
        reference: 'OT-1',
        placedAt: 7,
        payment: { session: SESSION, state: payment },
      },
    ]);
    expect(unpaid.all()).toEqual([]);
    expect(inCart()).toBe(0);
    expect(isIdOpen()).toBe(false);
    expect(loadDraft()).toEqual(emptyDraft);
    expect($terms.get()).toBeUndefined();
  });

  it('that is open changes nothing but the known session', () => {
    expect(settlePayment(answer('open'), SESSION)).toEqual({ type: 'open' });
    expectNothingOrdered();
    expect(unpaid.all()).toEqual([{ ...left, session: SESSION }]);
    expect(isIdOpen()).toBe(true);
  });

  it('that has expired leaves the cart, and its id is not used again', () => {
    expect(settlePayment(answer('failed'), SESSION)).toEqual({ type: 'failed' });
    expectNothingOrdered();
    expect(unpaid.all()).toEqual([]);
    expect(isIdOpen()).toBe(false);
  });

  it('that has expired keeps the id of an order that the shop may have by bank transfer', () => {
    markSent(left.id);
    expect(settlePayment(answer('failed'), SESSION)).toEqual({ type: 'failed' });
    expect(isIdOpen()).toBe(true);
  });

  it('of an order that this device does not know changes no cart', () => {
    setUp([]);
    expect(settlePayment(answer('paid'), SESSION).type).toBe('elsewhere');
    expectNothingOrdered();
    expect(settlePayment(answer('open'), SESSION)).toEqual({ type: 'open' });
    expect(values.has('overtone:unpaid')).toBe(false);
  });

  it('of another amount is not that of the stored order', () => {
    expect(settlePayment(answer('paid', { total: 1 }), SESSION).type).toBe('elsewhere');
    expectNothingOrdered();
    expect(unpaid.all()).toEqual([]);
    expect(isIdOpen()).toBe(false);
  });

  it.each([
    ['pending', 'paid', 'paid'],
    ['pending', 'pending', 'pending'],
    ['pending', 'failed', 'failed'],
    ['pending', 'open', 'pending'],
    ['paid', 'pending', 'paid'],
    ['paid', 'failed', 'paid'],
  ] as const)('that was %s and then %s is %s', (first, second, expected) => {
    settlePayment(answer(first), SESSION);
    setInCart(5);
    unpaid.put(left);
    expect(settlePayment(answer(second), SESSION)).toMatchObject({
      type: 'placed',
      isNew: false,
      cartChanged: false,
    });
    expect(orders.$orders.get().map(({ payment }) => payment?.state)).toEqual([expected]);
    expect(inCart()).toBe(5);
    expect(unpaid.all()).toEqual([]);
  });

  it('does not change an order that was paid by bank transfer', () => {
    orders.add(placed());
    expect(settlePayment(answer('paid'), SESSION)).toMatchObject({ isNew: false });
    expect(orders.$orders.get()).toEqual([placed()]);
  });

  it('says so if the cart was changed meanwhile', () => {
    setInCart(1);
    expect(settlePayment(answer('paid'), SESSION)).toMatchObject({ cartChanged: true });
  });

  const states = fc.array(fc.constantFrom<PaymentState>('open', 'failed', 'pending', 'paid'), {
    minLength: 1,
  });
  property(
    'places an order once and empties the cart once, in whatever order answers come',
    [states],
    (answers) => {
      setUp();
      for (const each of answers) settlePayment(answer(each), SESSION);
      const first = answers.find((each) => each !== 'open');
      const isPlaced = first === 'paid' || first === 'pending';
      expect(orders.$orders.get()).toHaveLength(isPlaced ? 1 : 0);
      expect(inCart()).toBe(isPlaced ? 0 : 2);
    },
  );
});
