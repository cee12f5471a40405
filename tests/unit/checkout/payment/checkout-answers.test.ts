import { describe, expect, it } from 'vitest';
import { leadsTo, refusalOf, sessionIn } from '~/features/checkout/payment/checkout-answers';

const STRIPE = 'https://checkout.stripe.com';
const SHOP = 'https://overtone.example';

describe('the address of a payment page', () => {
  it.each([
    'https://checkout.stripe.com.evil.example/c/pay/1',
    'https://checkout.stripe.com@evil.example/',
    'http://checkout.stripe.com/c/pay/1',
    'https://checkout.stripe.com:8443/',
    'javascript:alert(1)',
    'blob:https://evil.example/1',
    '//evil.example',
    7,
    [`${STRIPE}/c/pay/1`],
  ])('may not be %s', (url) => {
    expect(leadsTo(url, [STRIPE, SHOP])).toBe(false);
  });

  it.each([
    [`${STRIPE}/c/pay/cs_live_a1B2#fid`, 'cs_live_a1B2'],
    [`${SHOP}/order/confirmation?session=cs_test_1`, 'cs_test_1'],
    [`${STRIPE}/pay/1`, undefined],
  ])('%s contains the session %s', (url, session) => {
    expect(sessionIn(url)).toBe(session);
  });
});

describe('a refused order', () => {
  const line = { id: '1', price: 90, available: true, stock: 2 };

  it.each([
    [409, { error: 'changed', lines: [], total: 90 }, 'changed'],
    [409, { error: 'changed', lines: [] }, 'unavailable'],
    [400, { error: 'invalid', lines: [], total: 90 }, 'invalid'],
    [409, { error: 'used', message: 'x' }, 'used'],
    [409, null, 'unavailable'],
    [402, { error: 'declined' }, 'declined'],
    [400, { error: 'card-limit' }, 'cardLimit'],
    [413, { error: 'too-large' }, 'invalid'],
    [429, { error: 'too-many' }, 'limited'],
    [403, { error: 'cross-site' }, 'unavailable'],
  ])('%i %j: %s', (status, body, reason) => {
    expect(refusalOf({ status, body }).refusal.reason).toBe(reason);
  });

  it('has the problem of its code', () => {
    const body = { error: 'code', problem: 'expired' };
    expect(refusalOf({ status: 409, body }).refusal).toEqual({
      reason: 'code',
      problem: 'expired',
    });
  });

  it('has the changed lines and the total', () => {
    const body = { error: 'changed', lines: [line], total: 90 };
    expect(refusalOf({ status: 409, body }).refusal).toEqual({
      reason: 'changed',
      lines: [line],
      total: 90,
    });
  });
});
