import { describe, expect, it } from 'vitest';
import { orderReference } from '~/features/orders/order-reference';

describe('orderReference', () => {
  const at = (time: string) => orderReference(Date.parse(time), new Uint8Array(4));

  it.each([
    ['2026-11-20T16:00:00Z', '20261121'],
    ['2026-11-20T15:59:59Z', '20261120'],
    ['2027-02-03T04:05:06Z', '20270203'],
  ])('uses the date in Hong Kong: %s is %s', (time, day) => {
    expect(at(time)).toBe(`OT-${day}-AAAA`);
  });

  it('uses all 31 letters and digits', () => {
    const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const letters = orderReference(0, everyByte).split('-')[2] ?? '';
    expect(letters).toMatch(/^[A-HJKMNP-Z2-9]{256}$/);
    expect(new Set(letters).size).toBe(31);
  });
});
