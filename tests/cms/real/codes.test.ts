import { beforeEach, describe, expect, it } from 'vitest';
import { findOrder } from '~/functions/orders/orders-cms';
import type { Order } from '~/contracts/order';
import { callCms } from '~/functions/http/cms';
import { customer } from '../../unit/functions/customer';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { startWithListener } from './listener';
import { deliver, nextId, referenceOf, withCode } from './sample-order';

const keep = forThisFile();
const { shop, strapi } = await startWithListener(keep);
const cms = strapi.functions;
let code = '';
beforeEach(() => {
  code = `CODE-${nextId().slice(-8).toUpperCase()}`;
});

const create = (changes: object = {}, who = strapi.editor) =>
  who.add('code', { code, kind: 'amount', value: 100, ...changes });
const stored = async () =>
  (await strapi.editor.all('code')).find((each) => each['code'] === code) ?? {};
/** Waits longer than the shop: of many calls at once, the CMS answers one after the other. */
const call = async (method: 'POST' | 'PUT', path: string, body: object) =>
  (await callCms(cms, `codes/${path}`, { method, body, timeout: 60_000 })).body;
const look = (id?: string) => call('POST', 'look', { code, ...(id !== undefined && { id }) });
const hold = (id: string) => call('PUT', 'hold', { code, id });
const refused = (problem: string) => ({ data: { problem } });
const terms = (changes: object = {}) => ({
  data: { code, kind: 'amount', value: 100, minimum: 0, categories: [], products: [], ...changes },
});

const byCard = () => withCode(code);
const byBank = () => withCode(code, { method: 'bank' });
const problemOf = (order: Order) =>
  deliver(cms, order, 'pending').then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
const rowOf = async ({ id }: Order) =>
  (await strapi.desk.orders()).find(({ documentId }) => documentId === id);

describe('a code', () => {
  it('has the terms that an editor has set, in published versions too', async () => {
    const connect = (documentId: string) => ({ connect: [{ documentId }], disconnect: [] });
    await create({ minimum: 500, products: connect('1'), categories: connect('guitars') });
    const expected = terms({ minimum: 500, products: ['1'], categories: ['guitars'] });
    expect(await look()).toEqual(expected);
    await strapi.editor.publish('1', { price: 1234 });
    expect(await look()).toEqual(expected);
  });

  it('never applies to the whole shop because its products are deleted', async () => {
    const connect = ['2', '9'].map((documentId) => ({ documentId }));
    await create({ products: { connect, disconnect: [] } });
    const refusal = new RegExp(`answered 400.*The discount code ${code} would then apply`);
    await expect(strapi.editor.remove('2', '9')).rejects.toThrow(refusal);
    expect(await look()).toEqual(terms({ products: ['2', '9'] }));
    await strapi.editor.remove('2');
    await expect(strapi.editor.call('DELETE', pathOf('product', '9'))).rejects.toThrow(refusal);
    await strapi.editor.unpublish('9');
    expect(await look()).toEqual(terms({ products: ['9'] }));
  });

  it.each([
    [{ code: 'short1', kind: 'amount', value: 1 }, 'code'],
    [{ kind: 'percent', value: 101 }, 'A percentage is at most 100.'],
    [{ kind: 'amount', value: 0 }, 'must be at least 1"'],
    [
      { startsAt: '2026-12-02T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' },
      'It has to end after it begins.',
    ],
  ])('is refused in the panel: %j: %s', async (changes, reason) => {
    await expect(create(changes)).rejects.toThrow(new RegExp(`answered 400.*${reason}`));
  });

  it('is for editors, who count nothing, and the desk reads it', async () => {
    await expect(create({}, strapi.desk)).rejects.toThrow('403');
    const id = await create({ used: 7, times: 2 });
    await strapi.editor.change('code', id, { value: 200, used: 9, code: 'OTHER' });
    expect(await stored()).toMatchObject({ value: 200, used: 0 });
    expect(await strapi.desk.all('code')).toContainEqual(expect.objectContaining({ code }));
    const path = `${pathOf('code')}/clone/${id}`;
    await deliver(cms, byBank(), 'pending');
    await strapi.editor.call('POST', path, { code: `${code}-2`, kind: 'amount', value: 1 });
    const copy = (await strapi.editor.all('code')).find((each) => each['code'] === `${code}-2`);
    expect(copy).toMatchObject({ used: 0 });
    for (const [changes, reason] of [
      [{ kind: 'percent', value: 500 }, 'A percentage is at most 100.'],
      [{ value: 1.5 }, 'must be a whole number'],
    ] as const) {
      const other = { code: `${code}-3`, kind: 'amount', ...changes };
      await expect(strapi.editor.call('POST', path, other)).rejects.toThrow(reason);
    }
  });

  it('is not listed, and nobody but the shop reads it', async () => {
    await create();
    for (const path of ['codes', 'codes/look']) {
      expect([404, 405]).toContain((await fetch(`${strapi.url}/api/${path}`)).status);
    }
    const init = { method: 'POST', body: JSON.stringify({ code }) };
    const headers = { 'Content-Type': 'application/json' };
    expect((await fetch(`${strapi.url}/api/codes/look`, { ...init, headers })).status).toBe(403);
  });
});

describe('uses of a code', () => {
  it('count an order once, however often it is sent', async () => {
    await create({ times: 5 });
    const order = byBank();
    await Promise.all([1, 2, 3].map(() => deliver(cms, order, 'pending')));
    await deliver(cms, order, 'pending');
    await strapi.desk.changeOrder(order.id, { state: 'paid' });
    expect(await stored()).toMatchObject({ used: 1 });
    expect(await rowOf(order)).toMatchObject({ code, discount: 100, total: 900 });
    const found = await findOrder(cms, { reference: referenceOf(order), email: customer.email });
    expect(found?.totals).toEqual(order.totals);
  });

  it('give a code for one use to one of 50 orders by bank transfer, and write nothing of others', async () => {
    await create({ times: 1 });
    const orders = Array.from({ length: 50 }, byBank);
    const problems = await Promise.all(orders.map(problemOf));
    expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
    expect(problems.filter((problem) => problem === 'code')).toHaveLength(49);
    const rows = await strapi.desk.orders();
    expect(rows.filter((row) => orders.some(({ id }) => id === row.documentId))).toHaveLength(1);
    expect(await stored()).toMatchObject({ used: 1 });
    expect(await look()).toEqual(refused('exhausted'));
  });

  it('are held for one of 50 orders by card at once, which may pay, and for nobody else', async () => {
    await create({ times: 1 });
    const orders = Array.from({ length: 50 }, byCard);
    const answers = await Promise.all(orders.map(({ id }) => hold(id)));
    const winner = orders.find((_, index) => !JSON.stringify(answers[index]).includes('problem'));
    expect(answers.filter((each) => JSON.stringify(each).includes('exhausted'))).toHaveLength(49);
    if (!winner) throw new Error('no order holds it');
    expect(await hold(winner.id)).toEqual(answers[orders.indexOf(winner)]);
    expect(await look(winner.id)).toEqual(terms());
    expect(await look()).toEqual(refused('exhausted'));
    expect(await problemOf(byBank())).toBe('code');
    await deliver(cms, winner, 'paid');
    expect(await stored()).toMatchObject({ used: 1 });
    expect(await rowOf(winner)).toMatchObject({ state: 'paid', notice: null });
    // It may be sent again without an answer, and be paid by card after that.
    expect(await look(winner.id)).toEqual(terms());
    expect(await hold(winner.id)).toEqual({ data: { until: null } });
    expect(await look()).toEqual(refused('exhausted'));
  });

  it('are counted once for an order that held one, and left to others', async () => {
    await create({ times: 2 });
    const order = byCard();
    await hold(order.id);
    await deliver(cms, order, 'paid');
    expect(await problemOf(byBank())).toBeUndefined();
  });

  it('are free again once a payment page is closed', async () => {
    await create({ times: 1 });
    const id = nextId();
    await hold(id);
    await call('PUT', 'release', { code, id });
    expect(await problemOf(byBank())).toBeUndefined();
  });

  it('never refuse a payment: beyond the limit, the order has a notice', async () => {
    await create({ times: 1 });
    const [one, two] = [byCard(), byCard()];
    for (const order of [one, two]) await deliver(cms, order, 'paid');
    expect(await rowOf(one)).toMatchObject({ state: 'paid', notice: null });
    expect(await rowOf(two)).toMatchObject({
      state: 'paid',
      notice: `優惠碼${code}的使用次數超出上限 The code ${code} has been used more often than it may be`,
    });
    expect(await stored()).toMatchObject({ used: 2 });
  });

  it('come back with an order that is cancelled, and count again with it', async () => {
    await create({ times: 1 });
    const order = byBank();
    await deliver(cms, order, 'pending');
    await strapi.desk.changeOrder(order.id, { state: 'cancelled' });
    expect(await stored()).toMatchObject({ used: 0 });
    await strapi.desk.changeOrder(order.id, { state: 'paid' });
    expect(await stored()).toMatchObject({ used: 1 });
    const failed = byCard();
    await deliver(cms, failed, 'pending');
    await deliver(cms, failed, 'failed');
    expect(await stored()).toMatchObject({ used: 1 });
  });

  it('move with a payment that replaces an order by bank transfer', async () => {
    await create();
    const order = byBank();
    await deliver(cms, order, 'pending');
    const other = `${code}-2`;
    await create({ code: other });
    const totals = { ...order.totals, code: other };
    await deliver(cms, { ...order, method: 'card', totals }, 'paid');
    expect(await stored()).toMatchObject({ used: 0 });
    expect(await rowOf(order)).toMatchObject({ code: other, discount: 100, total: 900 });
  });

  it('call no webhook and need no code that still exists', async () => {
    const id = await create();
    await strapi.editor.call('DELETE', pathOf('code', id));
    expect(await problemOf(byBank())).toBeUndefined();
    expect(shop.calls.filter(({ model }) => model === 'code')).toEqual([]);
  });
});
