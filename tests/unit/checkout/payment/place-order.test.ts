import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayResult } from '~/features/checkout/payment/gateway';
import type { Order } from '~/contracts/order';
import { placeOrder, type Placement } from '~/features/checkout/payment/place-order';
import * as orders from '~/features/orders/orders-store';
import { encodeOrders } from '~/features/orders/stored-orders';
import { memoryStorage } from '../../memory-storage';
import { placed } from '../../orders/placed-orders';

const { reference: _, placedAt: _at, ...order } = placed();

/** A gateway that accepts each order after a delay, and a device without orders. */
function device(delays: number[] = []) {
  orders.$orders.set([]);
  let count = 0;
  const submit = vi.fn(async (_: Order): Promise<GatewayResult> => {
    count += 1;
    const reference = `OT-${count}`;
    await new Promise((resolve) => setTimeout(resolve, delays[count - 1] ?? 0));
    return { type: 'accepted', receipt: { reference, placedAt: 1 } };
  });
  const context = { paymentAddress: 'https://pay.example', onUnsure: vi.fn() };
  return { submit, place: (id = order.id) => placeOrder({ ...order, id }, submit, context) };
}

/** Returns the placements, all of which must have resulted in an order. */
const placedIn = (results: readonly Placement[]) =>
  results.map((result) => {
    if (result.type !== 'placed') throw new Error(result.type);
    return result;
  });

/** A minimal implementation of Web Locks: one call at a time per name. */
function stubLocks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, call: () => Promise<unknown>) => {
    const next = (last.get(name) ?? Promise.resolve()).then(call, call);
    last.set(name, next);
    return next;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(stubLocks);
afterEach(() => {
  orders.$orders.set([]);
  vi.unstubAllGlobals();
});

describe('placeOrder', () => {
  it('submits and stores an order', async () => {
    const { place } = device();
    const result = await place();
    const expected = placed({ reference: 'OT-1', placedAt: 1 });
    expect(result).toEqual({ type: 'placed', order: expected, repeated: false });
    expect(orders.$orders.get()).toEqual([expected]);
  });

  it('submits once from two tabs', async () => {
    const { submit, place } = device();
    const results = placedIn(await Promise.all([place(), place()]));
    expect(results.map(({ repeated }) => repeated)).toEqual([false, true]);
    expect(results.map(({ order }) => order.reference)).toEqual(['OT-1', 'OT-1']);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(orders.$orders.get()).toHaveLength(1);
  });

  it('keeps the order of another tab, of which this one has not learnt', async () => {
    const { place } = device();
    const values = new Map([['overtone:orders', encodeOrders([placed({ id: 'o2' })])]]);
    vi.stubGlobal('localStorage', memoryStorage(values));
    await place();
    expect(orders.$orders.get().map(({ id }) => id)).toEqual(['o1', 'o2']);
  });

  it('does not wait for another order', async () => {
    const { place } = device([50, 0]);
    const both = [place(), place('o2')];
    expect(await Promise.race(both)).toMatchObject({ order: { id: 'o2' } });
    await Promise.all(both);
  });

  it('stores one order per id without Web Locks, whichever tab is first', async () => {
    vi.stubGlobal('navigator', {});
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 5 }), { minLength: 2, maxLength: 4 }),
        async (delays) => {
          const { place } = device(delays);
          const results = placedIn(await Promise.all(delays.map(() => place())));
          expect(orders.$orders.get()).toHaveLength(1);
          expect(new Set(results.map(({ order }) => order.reference)).size).toBe(1);
          expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('stores nothing if the gateway rejects, and can be called again', async () => {
    const { submit, place } = device();
    submit.mockRejectedValueOnce(new Error('offline'));
    await expect(place()).rejects.toThrow('offline');
    expect(orders.$orders.get()).toEqual([]);
    await expect(place()).resolves.toMatchObject({ repeated: false });
  });

  it('stores nothing when the shopper has to pay elsewhere, and can be called again', async () => {
    const { submit, place } = device();
    const url = 'https://pay.example/1';
    submit.mockResolvedValueOnce({ type: 'redirect', url });
    await expect(place()).resolves.toEqual({ type: 'redirect', url });
    expect(orders.$orders.get()).toEqual([]);
    await expect(place()).resolves.toMatchObject({ repeated: false });
  });

  it('does not leave for the payment page of an order that another tab has placed', async () => {
    const { submit, place } = device();
    submit.mockImplementationOnce(() => {
      orders.add(placed());
      return Promise.resolve({ type: 'redirect', url: 'https://pay.example/1' });
    });
    await expect(place()).resolves.toMatchObject({ repeated: true });
  });
});
