import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeOrders } from '~/features/orders/stored-orders';
import { memoryStorage } from '../memory-storage';
import { placed } from './placed-orders';

/** Loads the module like a newly opened tab of a device. */
async function tab() {
  vi.resetModules();
  return import('~/features/orders/order-id');
}

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', memoryStorage(values));
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
    two.closeOrderId(id); // late, for the previous order
    expect(two.openOrderId()).toBe(next);
  });

  it('is never that of a stored order', async () => {
    const id = 'a'.repeat(32);
    values.set('overtone:order-id', id);
    expect((await tab()).openOrderId()).toBe(id);
    values.set('overtone:orders', encodeOrders([placed({ id })]));
    expect((await tab()).openOrderId()).not.toBe(id);
  });

  it('is never an invalid id, whatever is stored', async () => {
    values.set('overtone:order-id', 'x'.repeat(32));
    expect((await tab()).openOrderId()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is created without storage too', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { openOrderId, closeOrderId } = await tab();
    const id = openOrderId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    closeOrderId(id);
  });
});
