import { describe, expect, it } from 'vitest';
import { customerOf } from '~/contracts/customer';
import { encodeOrder } from '~/functions/payments/order-metadata';
import { stateOfSession } from '~/functions/payments/session';
import { request } from '../lab';

const subtotal = 24_000;
const metadata = encodeOrder({
  id: request.id,
  locale: 'zh',
  method: 'card',
  customer: customerOf(() => ''),
  instructions: '',
  lines: [{ id: '7', name: 'Strat', price: 12_000, quantity: 2, subtotal }],
  totals: { itemCount: 2, subtotal, shipping: 0, total: subtotal },
});
const stateOf = (changes: object) =>
  stateOfSession({
    metadata,
    currency: 'hkd',
    amount_total: 2_400_000,
    created: Date.parse('2026-12-01T16:00:00Z') / 1000,
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: null,
    ...changes,
  } as unknown as Parameters<typeof stateOfSession>[0]);

describe('a session of Stripe', () => {
  it('has the order of its metadata, with the reference of its day in Hong Kong', () => {
    expect(stateOf({ payment_status: 'paid' })).toEqual({
      id: request.id,
      state: 'paid',
      total: subtotal,
      // In mails and the CMS: a later version must not calculate another.
      reference: 'OT-20261202-BEHMQT',
      placedAt: Date.parse('2026-12-01T16:00:00Z'),
    });
  });

  it.each([
    [{ payment_status: 'no_payment_required' }, 'paid'],
    [{ status: 'open' }, 'open'],
    [{ status: 'expired' }, 'failed'],
    [{}, 'pending'],
    [{ payment_intent: 'pi_1' }, 'pending'],
    [{ payment_intent: { status: 'processing' } }, 'pending'],
    [{ payment_intent: { status: 'canceled' } }, 'failed'],
    [{ payment_intent: { status: 'requires_payment_method' } }, 'failed'],
  ])('with %j is %s', (changes, state) => {
    expect(stateOf(changes)?.state).toBe(state);
  });

  it.each([{ currency: 'usd' }, { amount_total: 2_399_999 }, { metadata: null }])(
    'is none of this shop with %j',
    (changes) => {
      expect(stateOf(changes)).toBeUndefined();
    },
  );
});
