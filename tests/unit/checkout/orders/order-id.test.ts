import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeOrders } from '~/features/checkout/orders/stored-orders';
import { placed } from './placed-orders';

/** Loads the module as a newly opened tab of a device would. */
async function tab() {
  vi.resetModules();
  return import('~/features/checkout/orders/order-id');
}

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});

describe('the id of the next order', () => {
  it('is the same in every tab until the order is placed', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = one.openOrderId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(two.openOrderId()).toBe(id);
    two.closeOrderId(id);
    const next = one.openOrderId();
    expect(next).not.toBe(id);
    two.closeOrderId(id); // late, of the order before
    expect(two.openOrderId()).toBe(next);
  });

  it('is never that of a stored order', async () => {
    values.set('overtone:order-id', 'o1');
    values.set('overtone:orders', encodeOrders([placed()]));
    expect((await tab()).openOrderId()).not.toBe('o1');
  });

  it('is created without storage too', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { openOrderId, closeOrderId } = await tab();
    const id = openOrderId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    closeOrderId(id);
  });
});
