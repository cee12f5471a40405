import { beforeEach, describe, expect, it } from 'vitest';
import type { Order, ReportedPayment } from '~/contracts/order';
import { findOrder, recordOrder, statesOf, stockOf } from '~/functions/orders/orders-cms';
import { customer } from '../../unit/functions/customer';
import { forThisFile } from './for-this-file';
import { startWithListener } from './listener';
import { deliver, makeOrder, nextId, referenceOf } from './sample-order';

const keep = forThisFile();
const { shop, strapi } = await startWithListener(keep);

const cms = strapi.functions;
const record = (order: Order, state: ReportedPayment, session?: string) =>
  deliver(cms, order, state, session);
const byBank = (quantity = 1) => makeOrder(quantity, { method: 'bank' });
/** Sends an order as the shop's functions do. */
const put = (id: string, body: object) =>
  fetch(`${strapi.url}/api/orders/${id}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${cms.token}` },
  });
const stored = async ({ id }: Order) =>
  (await strapi.desk.orders()).filter(({ documentId }) => documentId === id);
const setStock = (stock: number | null) => strapi.editor.setStock('1', stock);
const stock = () => strapi.editor.stock('1');

let latestPrice = 5000;
/** Makes a change that calls the webhook, and waits for that call: those of earlier changes precede it. */
async function untilRung(): Promise<void> {
  const price = (latestPrice += 1);
  await strapi.editor.publish('2', { price });
  await expect.poll(() => shop.calls.some(({ entry }) => entry?.price === price)).toBe(true);
}

beforeEach(() => setStock(null));

describe('an order', () => {
  it('is written once, however often and at once it is sent', async () => {
    const order = makeOrder();
    const receipts = await Promise.all(Array.from({ length: 5 }, () => record(order, 'paid')));
    receipts.push(await record(order, 'paid'));
    expect(new Set(receipts.map((receipt) => receipt?.reference))).toEqual(
      new Set([referenceOf(order)]),
    );
    expect(await stored(order)).toMatchObject([
      {
        reference: referenceOf(order),
        state: 'paid',
        total: 1000,
        firstName: '大文',
        lines: [{ id: '1', quantity: 1 }],
      },
    ]);
  });

  it('takes corrections while it is pending, and not afterwards', async () => {
    const order = byBank();
    await record(order, 'pending');
    expect(await stored(order)).toMatchObject([{ area: 'kowloon' }]);
    const customer = { ...order.customer, area: 'collect', address: '', city: '' };
    const corrected = { ...order, customer, instructions: '請按門鈴' };
    expect(await record(corrected, 'pending')).toMatchObject({ reference: referenceOf(order) });
    const expected = { area: 'collect', address: '', instructions: '請按門鈴' };
    expect(await stored(order)).toMatchObject([{ ...expected, state: 'pending' }]);
    const dayLater = {
      payment: 'pending',
      reference: 'OT-1',
      placedAt: 1_795_086_400_000,
    } as const;
    expect(await recordOrder(cms, { order, ...dayLater })).toBeUndefined();
    await strapi.desk.changeOrder(order.id, { state: 'paid' });
    expect(await record(order, 'pending')).toBeUndefined();
    expect(await stored(order)).toMatchObject([{ ...expected, state: 'paid' }]);
  });

  it('for something else that is paid by card under the id of another is an order of its own, once', async () => {
    const order = byBank();
    await record(order, 'pending');
    const other = { ...makeOrder(2), id: order.id };
    const session = `cs_${order.id}_other`;
    for (const state of ['pending', 'paid', 'paid', 'pending'] as const) {
      await record(other, state, session);
    }
    expect(await stored(order)).toMatchObject([{ method: 'bank', state: 'pending', total: 1000 }]);
    const own = (await strapi.desk.orders()).filter((each) => each.session === session);
    expect(own).toMatchObject([{ documentId: session, state: 'paid', total: 2000 }]);
  });

  it('leaves nothing personal in the log, whatever is sent', async () => {
    const order = makeOrder();
    await record(order, 'paid');
    const send = (changes: object) =>
      put('b'.repeat(32), {
        ...order.customer,
        ...order.totals,
        reference: 'OT-1',
        placedAt: new Date(0).toISOString(),
        payment: 'paid',
        language: 'zh',
        method: 'card',
        instructions: '',
        session: 'cs_1',
        lines: order.lines,
        ...changes,
      });
    const answers = [];
    for (const changes of [
      { firstName: { a: 1 } },
      { unknown: 'man@example.com', id: 7, documentId: 'x', createdBy: 1 },
    ]) {
      const response = await send(changes);
      answers.push(response.status);
      expect(await response.text()).not.toContain('man@example.com');
    }
    expect(answers).toEqual([400, 201]);
    for (const text of ['man@example.com', '大文', '9123 4567', '彌敦道', 'insert into']) {
      expect(strapi.log()).not.toContain(text);
    }
  });

  it('tells its state and tracking by its id alone, to the shop alone', async () => {
    const [order, other] = [makeOrder(), makeOrder()];
    const tracking = 'https://carrier.example/track?n=1';
    await record(order, 'paid');
    await record(other, 'pending');
    expect(await statesOf(cms, [order.id])).toEqual({
      [order.id]: { state: 'paid', mail: 'none' },
    });
    await strapi.desk.changeOrder(order.id, { state: 'shipped', tracking });
    const refunds = [{ amount: 100, lines: [], isRestocked: false }];
    await strapi.desk.changeOrder(order.id, { refunds });
    expect(await statesOf(cms, [order.id, other.id, 'f'.repeat(32)])).toEqual({
      [order.id]: { state: 'shipped', tracking, refunded: 100, mail: 'none' },
      [other.id]: { state: 'pending', mail: 'none' },
    });
    await expect(statesOf(cms, [referenceOf(order)])).rejects.toThrow('400');
  });

  it('calls no webhook when it changes', async () => {
    shop.calls.length = 0;
    const order = makeOrder();
    await record(order, 'pending');
    await record(order, 'paid');
    await strapi.desk.changeOrder(order.id, { state: 'shipped' });
    await untilRung();
    expect(shop.calls.map(({ model }) => model)).toEqual(shop.calls.map(() => 'product'));
    expect(JSON.stringify(shop.calls)).not.toContain('man@example.com');
  });
});

describe('stock that is counted', () => {
  it('goes down once with a paid order, in the draft too, and not with a pending one', async () => {
    await setStock(5);
    const order = makeOrder(2);
    await record(order, 'pending');
    expect(await stock()).toEqual({ draft: 5, published: 5 });
    await Promise.all([record(order, 'paid'), record(order, 'paid')]);
    await record(order, 'paid');
    await strapi.desk.changeOrder(order.id, { state: 'completed' });
    expect(await stock()).toEqual({ draft: 3, published: 3 });
    // As the shop asks, which does not wait long.
    await expect.poll(() => stockOf(cms, ['1', '2', 'none'])).toEqual(new Map([['1', 3]]));
  });

  it('calls the webhook when none is left, and only then', async () => {
    await setStock(2);
    await untilRung();
    shop.calls.length = 0;
    // Other calls contain the whole entry.
    const soldOut = () => shop.calls.filter(({ entry }) => entry?.price === undefined);
    await record(makeOrder(), 'paid');
    await untilRung();
    expect(soldOut()).toEqual([]);
    await record(makeOrder(), 'paid');
    await record(makeOrder(), 'paid');
    await untilRung();
    expect(soldOut()).toMatchObject([
      { event: 'entry.publish', model: 'product', entry: { documentId: '1' } },
    ]);
  });

  it('gets back from an oversold order only what it has taken, the missing pieces first', async () => {
    await setStock(1);
    const order = makeOrder(3);
    await record(order, 'paid');
    const refund = (quantity: number) => {
      return { amount: 0, lines: [{ id: '1', quantity }], isRestocked: true };
    };
    await strapi.desk.changeOrder(order.id, { refunds: [refund(1)] });
    expect(await stock()).toEqual({ draft: 0, published: 0 });
    await strapi.desk.changeOrder(order.id, { refunds: [refund(1), refund(2)] });
    expect(await stock()).toEqual({ draft: 1, published: 1 });
    expect(await stored(order)).toMatchObject([
      { state: 'cancelled', refunds: [{ isRestocked: false }, { isRestocked: true }] },
    ]);
  });

  it('is 0 for products that were taken out of the shop, which pages may still offer', async () => {
    const guitar = { name: '新結他', nameEn: 'New guitar', price: 1000, category: 'guitars' };
    const unpublished = await strapi.editor.create(guitar);
    const deleted = await strapi.editor.create(guitar);
    await strapi.editor.unpublish(unpublished);
    await strapi.editor.remove(deleted);
    const left = () => stockOf(cms, [unpublished, deleted]);
    const none = new Map([unpublished, deleted].map((id) => [id, 0]));
    await expect.poll(left).toEqual(none);
    await strapi.editor.publish(unpublished);
    await expect.poll(left).toEqual(new Map([[deleted, 0]]));
  });

  it('stays as it is for products that are not counted', async () => {
    await record(makeOrder(2), 'paid');
    expect(await stock()).toEqual({ draft: null, published: null });
  });
});

describe('an order from another device', () => {
  it('is found by reference and e-mail address only, without its customer', async () => {
    const { email } = customer;
    const order = byBank(2);
    await record(order, 'pending');
    const reference = referenceOf(order);
    await strapi.desk.changeOrder(order.id, { state: 'shipped', tracking: 'SF123' });
    const refunds = [{ amount: 100, lines: [], isRestocked: false }];
    await strapi.desk.changeOrder(order.id, { refunds });
    const found = await findOrder(cms, { reference, email: email.toUpperCase() });
    expect(found).toEqual({
      reference,
      placedAt: 1_795_000_000_000,
      state: 'shipped',
      tracking: 'SF123',
      refunded: 100,
      locale: 'zh',
      method: 'bank',
      area: customer.area,
      lines: order.lines,
      totals: order.totals,
    });
    // The functions ask so about an order that is sent again.
    expect(await findOrder(cms, { id: order.id })).toEqual(found);
    expect(await findOrder(cms, { id: nextId() })).toBeUndefined();
    for (const wrong of [
      { reference: 'OT-20261122-ABCDEF', email },
      { reference, email: 'other@example.com' },
      { reference, email: '%@%.%' },
    ]) {
      expect(await findOrder(cms, wrong)).toBeUndefined();
    }
  });

  it('is found by the reference that its shopper saw before it was numbered', async () => {
    const [first, second] = [makeOrder(), makeOrder()];
    const reference = referenceOf(first);
    await record(first, 'paid');
    const other = { ...second, customer: { ...customer, email: 'second@example.com' } };
    const placedAt = 1_795_000_000_000;
    await recordOrder(cms, { order: other, payment: 'paid', reference, placedAt, session: 'cs_2' });
    expect(await findOrder(cms, { reference, email: 'second@example.com' })).toMatchObject({
      reference: `${reference}-2`,
    });
    expect(await findOrder(cms, { reference, email: customer.email })).toMatchObject({ reference });
  });
});
