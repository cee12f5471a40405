import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fpsPayload, type FpsPayment } from '~/features/checkout/confirmation/fps-payload';
import type { FpsProxy } from '~/site/settings-schema';
import { property } from '../../property';

/** Splits a template into its data objects. */
function objects(template: string): [id: string, value: string][] {
  if (template === '') return [];
  const end = 4 + Number(template.slice(2, 4));
  return [[template.slice(0, 2), template.slice(4, end)], ...objects(template.slice(end))];
}

const id: FpsProxy = { type: 'id', value: '1234567' };
const payment: FpsPayment = { proxy: id, amount: 13_990, reference: 'OT-20261121-7KQ4' };
const payloadOf = (change: Partial<FpsPayment>) => fpsPayload({ ...payment, ...change });

describe('the FPS payload', () => {
  it('equals a published one', () => {
    // From the README of the Python package "hkqr".
    const proxy: FpsProxy = { type: 'id', value: '999999999999' };
    expect(fpsPayload({ proxy, amount: 100, reference: 'QR12345' })).toBe(
      '00020101021226320012hk.com.hkicl0212999999999999' +
        '52040000530334454031005802HK5902NA6002HK62110507QR123456304983E',
    );
  });

  it.each([
    [id, '02'],
    [{ type: 'phone', value: '+852-91234567' }, '03'],
    [{ type: 'email', value: 'pay@overtone.example' }, '04'],
  ] as const)('%o is the payee under %s', (proxy, key) => {
    const [, account = ''] = objects(payloadOf({ proxy })).find(([id]) => id === '26') ?? [];
    expect(objects(account)).toEqual([
      ['00', 'hk.com.hkicl'],
      [key, proxy.value],
    ]);
  });

  property(
    'carries any amount and reference that fit',
    [
      fc.integer({ min: 1, max: 9_999_999_999_999 }),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 25 }),
    ],
    (amount, reference) => {
      const fields = new Map(objects(payloadOf({ amount, reference })));
      expect(fields.get('54')).toBe(String(amount));
      expect(fields.get('63')).toMatch(/^[0-9A-F]{4}$/);
      expect(objects(fields.get('62') ?? '')).toEqual([['05', reference]]);
    },
  );
});
