import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, orderOf } from '~/features/checkout/order';
import { orderReference, simulatedGateway } from '~/features/checkout/simulated-gateway';

const REFERENCE = /^OT-\d{8}-[A-HJKMNP-Z2-9]{4}$/;
const order = orderOf('o1', emptyDraft, 'card', {
  lines: [],
  unavailable: [],
  totals: { itemCount: 0, subtotal: 0, shipping: 0, total: 0 },
});

describe('orderReference', () => {
  const at = (time: string) => orderReference(Date.parse(time), new Uint8Array(4));

  it.each([
    ['2026-11-21T00:00:00+08:00', '20261121'],
    ['2026-11-21T23:59:59+08:00', '20261121'],
    ['2026-11-20T16:00:00Z', '20261121'],
    ['2026-11-20T15:59:59Z', '20261120'],
    ['2026-12-31T16:00:00Z', '20270101'],
    ['2027-02-03T04:05:06Z', '20270203'],
  ])('uses the date in Hong Kong: %s is %s', (time, day) => {
    expect(at(time)).toBe(`OT-${day}-AAAA`);
  });

  it('has an unambiguous letter or digit for each byte', () => {
    const time = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(time, fc.uint8Array({ minLength: 4, maxLength: 4 }), (time, random) => {
        expect(orderReference(time.getTime(), random)).toMatch(REFERENCE);
      }),
    );
  });

  it('uses all 31 letters and digits', () => {
    const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const letters = orderReference(0, everyByte).split('-')[2] ?? '';
    expect(letters).toHaveLength(256);
    expect(new Set(letters).size).toBe(31);
    expect(letters).not.toMatch(/[ILO01]/);
  });
});

const context = { locale: 'en', paymentAddress: 'https://checkout.stripe.com' } as const;

async function submit() {
  const submission = await simulatedGateway.submit(order, context);
  if (submission.type !== 'accepted') throw new Error(submission.type);
  return submission.receipt;
}

describe('the simulated gateway', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T15:59:59Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('accepts an order after 2000 ms', async () => {
    const done = vi.fn();
    const receipt = submit().then(done);
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
    await receipt;
  });

  it('dates the reference by when the order was accepted', async () => {
    const receipt = submit();
    await vi.runAllTimersAsync();
    const { reference, placedAt } = await receipt;
    expect(new Date(placedAt).toISOString()).toBe('2026-11-20T16:00:01.000Z');
    expect(reference).toMatch(/^OT-20261121-/);
    expect(reference).toMatch(REFERENCE);
  });

  it('creates a different reference for each order', async () => {
    const receipts = Promise.all(Array.from({ length: 5 }, submit));
    await vi.runAllTimersAsync();
    const references = (await receipts).map(({ reference }) => reference);
    // Five equal suffixes have a probability of 1 in 31^16.
    expect(new Set(references).size).toBeGreaterThan(1);
  });
});
