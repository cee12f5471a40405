import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, orderOf } from '~/features/checkout/draft';
import { simulatedGateway } from '~/features/checkout/payment/simulated-gateway';

const REFERENCE = /^OT-\d{8}-[A-HJKMNP-Z2-9]{4}$/;
const cart = {
  lines: [],
  unavailable: [],
  totals: { itemCount: 0, subtotal: 0, shipping: 0, total: 0 },
};
const order = orderOf('o1', emptyDraft, 'card', cart, 'en');

const context = { paymentAddress: 'https://checkout.stripe.com', onUnsure: vi.fn() };

async function submit() {
  const result = await simulatedGateway(order, context);
  if (result.type !== 'accepted') throw new Error(result.type);
  return result.receipt;
}

describe('the simulated gateway', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T15:59:59Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // Requirements §9.8: "2,000 ms".
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
