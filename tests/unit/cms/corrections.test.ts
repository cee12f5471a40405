import { describe, expect, it } from 'vitest';
import { correctionsOf } from '../../../scripts/cms/src/orders/corrections';
import type { Order } from '../../../scripts/cms/src/orders/order-rules';
import { customer } from '../functions/customer';

const order = { ...customer, area: 'kowloon', country: '', postalCode: '' } as Order;
const correct = (sent: Partial<Order>, before = order) => correctionsOf(before, sent, 'zh');

describe('a correction of an order', () => {
  it('changes what is sent and differs, normalized', () => {
    expect(correct({ ...order, address: ' 彌敦道１號 ', state: 'paid' })).toEqual({
      changes: { address: '彌敦道1號' },
      issues: [],
    });
  });

  it('is refused as by the checkout, each mistake at its field', () => {
    const { issues } = correct({ firstName: '', phone: '123', email: 'a@b', address: '\u202e' });
    expect(issues).toEqual([
      { field: 'firstName', reason: '請填寫此欄。' },
      { field: 'email', reason: expect.stringContaining('電郵') as string },
      { field: 'phone', reason: expect.stringContaining('8至15個數字') as string },
      { field: 'address', reason: '請填寫此欄。' },
    ]);
  });

  it('says how long a text may be and is', () => {
    expect(correct({ city: 'x'.repeat(101) }).issues[0]?.reason).toMatch(/100.*101/);
  });

  it('leaves alone what an earlier version has taken', () => {
    const before = { ...order, area: '', phone: '123' };
    for (const stored of [before, { ...before, area: null } as unknown as Order]) {
      expect(correct({ ...stored, city: '觀塘' }, stored)).toEqual({
        changes: { city: '觀塘' },
        issues: [],
      });
    }
  });

  it('of the destination needs its fields, and has no others', () => {
    expect(correct({ area: 'abroad' }).issues).toEqual([
      { field: 'country', reason: '請填寫此欄。' },
    ]);
    const abroad = { ...order, area: 'abroad', country: 'Japan', postalCode: '100' };
    expect(correct({ area: 'collect' }, abroad)).toEqual({
      changes: { area: 'collect', address: '', city: '', postalCode: '', country: '' },
      issues: [],
    });
  });
});
