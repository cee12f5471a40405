import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as unpaid from '~/features/checkout/payment/unpaid-orders';
import { memoryStorage } from '../../memory-storage';
import { placed } from '../../orders/placed-orders';

const { reference: _, placedAt: _at, ...content } = placed({ method: 'card' });
const order = (different: Partial<unpaid.UnpaidOrder> = {}): unpaid.UnpaidOrder => ({
  ...content,
  leftAt: Date.now(),
  ...different,
});
const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', memoryStorage(values));
});

describe('unpaid orders', () => {
  it('are stored, replaced and removed by id', () => {
    unpaid.put(order());
    unpaid.put(order({ id: 'o2' }));
    unpaid.put(order({ session: 'cs_1' }));
    expect(unpaid.all().map(({ id }) => id)).toEqual(['o1', 'o2']);
    expect(unpaid.find('o1')?.session).toBe('cs_1');
    expect(unpaid.find('o2')?.id).toBe('o2');
    unpaid.remove('o1');
    expect(unpaid.all().map(({ id }) => id)).toEqual(['o2']);
    unpaid.remove('o2');
    expect(values.size).toBe(0);
  });

  it('contain known fields only', () => {
    unpaid.put({ ...order(), card: '4111' } as unpaid.UnpaidOrder);
    expect(unpaid.find('o1')).not.toHaveProperty('card');
  });

  it('are dropped after a week', () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    const text = (leftAt: number) => JSON.stringify({ version: 1, orders: [order({ leftAt })] });
    expect(unpaid.decodeUnpaid(text(0), week)).toHaveLength(1);
    expect(unpaid.decodeUnpaid(text(0), week + 1)).toEqual([]);
  });

  it('are at most five', () => {
    for (let id = 0; id < 7; id += 1) unpaid.put(order({ id: String(id) }));
    expect(unpaid.all().map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
    const { orders } = JSON.parse([...values.values()].join()) as { orders: object[] };
    expect(orders).toHaveLength(5);
    const six = { version: 1, orders: [...orders, order()] };
    expect(unpaid.decodeUnpaid(JSON.stringify(six), Date.now())).toHaveLength(5);
  });

  it.each(['', 'null', '{"orders":7}', '{"orders":[{"id":"o1","leftAt":1}]}', '{"orders":[null]}'])(
    'are none in %j',
    (text) => {
      expect(unpaid.decodeUnpaid(text, 0)).toEqual([]);
    },
  );
});
