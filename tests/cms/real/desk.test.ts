import { beforeEach, describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { putToCms } from '~/functions/http/cms';
import { forThisFile } from './for-this-file';
import { startListener } from './listener';
import { book, makeBooking } from './sample-booking';
import { sendMessage } from './sample-message';
import { deliver, makeOrder, nextId } from './sample-order';
import { picture } from './sample-picture';
import { startStrapi } from './strapi';

const keep = forThisFile();
const live = keep(await startListener());
const preview = keep(await startListener());
const strapi = keep(
  await startStrapi({
    snapshot: inject('snapshots').small,
    webhookUrl: live.url,
    previewUrl: new URL(preview.url).origin,
  }),
);
for (const each of [live, preview]) await each.follow(strapi);

/** Creates an unpaid order by bank transfer; resolves to its id. */
async function order(quantity = 1): Promise<string> {
  const made = makeOrder(quantity, { method: 'bank' });
  await deliver(strapi.functions, made, 'pending');
  return made.id;
}
const stored = async (id: string) =>
  (await strapi.desk.orders()).find(({ documentId }) => documentId === id);

const CHANGES = 'content-manager/collection-types/api::stock-change.stock-change';
interface Change {
  documentId: string;
  action: string;
  quantity: number | null;
  left: number | null;
  reason: string;
}
/** The stock history, newest first. */
const history = async () =>
  (await strapi.editor.call<{ results: Change[] }>('GET', `${CHANGES}?sort=id:DESC`)).results;

it('a changed alternative text of a picture calls the shop, which reads it', async () => {
  const id = await strapi.editor.upload('a.png', 'image/png', await picture());
  const updates = [{ id, fileInfo: { alternativeText: '結他 / Guitar' } }];
  await strapi.editor.call('POST', 'upload/actions/bulk-update', { updates });
  await expect.poll(() => live.calls.map(({ event }) => event)).toContain('media.update');
  await strapi.editor.publish('9', { image: id });
  const { entries } = await cmsClient({ url: strapi.url }).products();
  const piano = entries.find(({ value }) => value.id === '9');
  expect(piano?.pictures).toMatchObject([{ alt: { zh: '結他', en: 'Guitar' } }]);
});

describe('stock', () => {
  beforeEach(() => strapi.editor.setStock('1', 5));

  it('is not overwritten by a form opened before it changed, for any account', async () => {
    await strapi.editor.changeStock('1', 'removed', 3);
    for (const who of [strapi.editor, strapi.engineer]) {
      await who.save('1', { stock: 5, price: 4000 });
      await who.publish('1', { stock: 5, price: 4001 });
      expect(await strapi.editor.stock('1')).toEqual({ draft: 2, published: 2 });
    }
  });

  it('is added to, removed from, counted and no longer counted, with a history', async () => {
    await strapi.editor.changeStock('1', 'added', 4);
    expect(await strapi.editor.stock('1')).toEqual({ draft: 9, published: 9 });
    await strapi.editor.changeStock('1', 'removed', 2);
    await strapi.editor.changeStock('1', 'uncounted');
    expect(await strapi.editor.stock('1')).toEqual({ draft: null, published: null });
    await strapi.editor.changeStock('1', 'added', 2);
    expect((await history()).slice(0, 5)).toMatchObject([
      { action: 'added', quantity: 2, left: 2 },
      { action: 'uncounted', left: null },
      { action: 'removed', quantity: 2, left: 7 },
      { action: 'added', quantity: 4, left: 9 },
      { action: 'counted', quantity: 5, left: 5, reason: 'Test' },
    ]);
  });

  it('is changed once by a form that is sent again because its answer was lost', async () => {
    await strapi.editor.changeStock('1', 'added', 3);
    const again = (reason?: string) => strapi.editor.changeStock('1', 'added', 3, reason);
    await expect(again()).rejects.toThrow('which left 8 in stock. To enter another, change');
    expect(await strapi.editor.stock('1')).toEqual({ draft: 8, published: 8 });
    await again('Another box');
    await strapi.engineer.changeStock('1', 'added', 3, 'Another box');
    expect(await strapi.editor.stock('1')).toEqual({ draft: 14, published: 14 });
  });

  it('of a new product is filled in its form, as the first entry of its history', async () => {
    const guitar = { name: '新結他', nameEn: 'New guitar', price: 1000, category: 'guitars' };
    const id = await strapi.editor.create({ ...guitar, stock: 4 });
    expect(await strapi.editor.stock(id)).toEqual({ draft: 4, published: 4 });
    expect((await history())[0]).toMatchObject({ action: 'counted', quantity: 4, left: 4 });
    await expect(strapi.editor.create({ ...guitar, stock: -1 })).rejects.toThrow('whole number');
  });

  it('has orders in its history', async () => {
    const id = await order(2);
    await strapi.desk.changeOrder(id, { state: 'paid' });
    const reason = (await stored(id))?.reference;
    expect((await history())[0]).toMatchObject({ action: 'sold', quantity: 2, left: 3, reason });
  });

  it.each([
    ['more than there is', 'removed', 6, 'Only 5 are left'],
    ['no quantity', 'added', null, 'Fill in a quantity'],
    ['what only orders do', 'sold', 1, 'Only orders write'],
    ['what only refunds do', 'returned', 1, 'Only orders write'],
  ])('refuses %s, and changes nothing', async (_, action, quantity, reason) => {
    const before = await history();
    await expect(strapi.editor.changeStock('1', action, quantity)).rejects.toThrow(reason);
    expect(await history()).toEqual(before);
    expect(await strapi.editor.stock('1')).toEqual({ draft: 5, published: 5 });
  });

  it('has a history that no account can change', async () => {
    const [{ documentId } = { documentId: '' }] = await history();
    for (const who of [strapi.editor, strapi.desk, strapi.engineer]) {
      await expect(who.call('PUT', `${CHANGES}/${documentId}`, { left: 9 })).rejects.toThrow('403');
      await expect(who.call('DELETE', `${CHANGES}/${documentId}`)).rejects.toThrow('403');
      for (const copy of ['auto-clone', 'clone']) {
        const copied = who.call('POST', `${CHANGES}/${copy}/${documentId}`, { left: 9 });
        await expect(copied).rejects.toThrow('403');
      }
    }
  });
});

describe('an order', () => {
  const everything = {
    state: 'shipped',
    tracking: 'SF123',
    note: 'Rang him',
    total: 1,
    lines: [],
    reference: 'OT-1',
    email: 'right@example.com',
    payment: 'failed',
    notice: '',
    stockTaken: true,
  };

  it.each(['desk', 'engineer'] as const)(
    'has a state, a tracking number, a note and a customer for the %s to correct, nothing else',
    async (who) => {
      const id = await order();
      await strapi[who].changeOrder(id, everything);
      expect(await stored(id)).toMatchObject({
        state: 'shipped',
        tracking: 'SF123',
        note: 'Rang him',
        total: 1000,
        lines: [{ id: '1' }],
        email: 'right@example.com',
        payment: 'paid',
        reference: expect.stringMatching(/^OT-2026/) as string,
      });
    },
  );

  it('keeps the note of an editor beside notices of the shop', async () => {
    await strapi.editor.setStock('1', 0);
    const id = await order();
    await strapi.desk.changeOrder(id, { state: 'paid', note: 'Rang him' });
    expect(await stored(id)).toMatchObject({
      note: 'Rang him',
      notice: expect.stringContaining('結他 × 1') as string,
    });
  });

  it('says the same in state and payment', async () => {
    const id = await order();
    await strapi.desk.changeOrder(id, { state: 'paid' });
    expect(await stored(id)).toMatchObject({ state: 'paid', payment: 'paid' });
    await strapi.desk.changeOrder(id, { state: 'pending' });
    expect(await stored(id)).toMatchObject({ state: 'pending', payment: 'pending' });
  });

  it('is never created by hand', async () => {
    const path = 'content-manager/collection-types/api::order.order';
    const { documentId, ...fields } = (await stored(await order())) ?? { documentId: '' };
    for (const who of [strapi.desk, strapi.engineer]) {
      for (const by of [path, `${path}/clone/${documentId}`]) {
        await expect(
          who.call('POST', by, { ...fields, reference: 'X', orderId: 'X' }),
        ).rejects.toThrow('403');
      }
    }
  });

  it('is in a list that begins with the newest, with customer and total', async () => {
    const path = 'content-manager/content-types/api::order.order/configuration';
    const { data } = await strapi.engineer.call<{
      data: { contentType: { settings: object; layouts: { list: string[] } } };
    }>('GET', path);
    expect(data.contentType.settings).toMatchObject({
      defaultSortBy: 'placedAt',
      defaultSortOrder: 'DESC',
    });
    expect(data.contentType.layouts.list).toEqual(
      expect.arrayContaining(['placedAt', 'lastName', 'total']),
    );
  });
});

it('calls the live shop when something is published, and the preview with each draft', async () => {
  /** Of calls about a product with a price; those of earlier tests may come late. */
  const eventsOf = ({ calls }: typeof live, price: number) =>
    calls.filter(({ entry }) => entry?.price === price).map(({ event }) => event);
  await strapi.editor.publish('2', { price: 3000 });
  await expect.poll(() => eventsOf(live, 3000)).toContain('entry.publish');
  await expect.poll(() => eventsOf(preview, 3000)).toContain('entry.publish');
  await strapi.editor.save('2', { price: 3001 });
  await expect.poll(() => eventsOf(preview, 3001)).toEqual(['entry.update']);
  await strapi.editor.publish('2');
  await expect.poll(() => eventsOf(live, 3001)).toEqual(['entry.publish']);
  await expect.poll(() => eventsOf(preview, 3001)).toContain('entry.publish');
});

it('opens the preview of an entry in the language of the panel', async () => {
  const previewOf = async () =>
    (
      await strapi.editor.call<{ data: { url: string } }>(
        'GET',
        'content-manager/preview/url/api::product.product?documentId=1&status=draft',
      )
    ).data.url;
  expect(await previewOf()).toMatch(/^http:.*:\d+\/en\/product\/1$/);
  await strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage: 'zh' });
  expect(await previewOf()).toMatch(/^http:.*:\d+\/product\/1$/);
});

describe('a log-in', () => {
  /** Fields with personal data. */
  const PERSONAL = ['email', 'to', 'phone', 'address'];

  it('of the desk reads all submissions, that of an editor none', async () => {
    const { data } = await strapi.engineer.call<{
      data: { uid: string; kind: string; isDisplayed: boolean; attributes: object }[];
    }>('GET', 'content-manager/content-types');
    const types = data
      // Single types contain the shop's own address.
      .filter(
        ({ uid, kind, isDisplayed }) => /^api::/.test(uid) && kind !== 'singleType' && isDisplayed,
      )
      .filter(({ attributes }) => PERSONAL.some((field) => field in attributes))
      .map(({ uid }) => `content-manager/collection-types/${uid}`);
    expect(types).toEqual(
      expect.arrayContaining(
        ['order', 'booking', 'message', 'mail'].map(
          (name) => `content-manager/collection-types/api::${name}.${name}`,
        ),
      ),
    );
    for (const type of types) {
      await strapi.desk.call('GET', type);
      // Editors publish reviews, and see no address (reviews.test.ts).
      if (type.endsWith('api::review.review')) continue;
      await expect(strapi.editor.call('GET', type), type).rejects.toThrow('403');
    }
    const slip = `shop/orders/${await order()}/slip`;
    await strapi.desk.call('GET', slip);
    await expect(strapi.editor.call('GET', slip)).rejects.toThrow('403');
  });

  it('is needed to read submissions: the token that writes them cannot', async () => {
    const cms = strapi.functions;
    const id = await order();
    await sendMessage(cms);
    await book(cms, makeBooking());
    const asked = { product: '1', email: 'man@example.com', language: 'en' };
    await putToCms(cms, `alerts/${nextId()}`, asked);
    const paths = [];
    for (const type of ['order', 'message', 'mail', 'alert', 'booking', 'booking-hour']) {
      const [entry] = await strapi.engineer.all(type);
      expect(entry, type).toBeDefined();
      paths.push(`${type}s`, `${type}s/${String(entry?.['documentId'])}`);
    }
    const withToken = ['upload/files', 'products?status=draft'];
    const functionsOnly = ['bookings/taken?', 'orders/stock?ids=1', `orders/states?ids=${id}`];
    const read = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${strapi.url}/api/${path}`, init)).status;
    const headers = { Authorization: `Bearer ${cms.token}` };
    const refused = [401, 403, 404, 405];
    for (const path of [...paths, ...functionsOnly, 'products?status=draft'])
      expect(refused, path).toContain(await read(path));
    expect(refused).toContain(await read('orders/lookup', { method: 'POST' }));
    for (const path of [...paths, ...withToken]) {
      expect(refused, path).toContain(await read(path, { headers }));
    }
    const method = 'DELETE';
    expect(refused).toContain(await read(`orders/${id}`, { headers, method }));
  });

  it('of the desk reads products, and changes none', async () => {
    expect(await strapi.desk.ids()).toEqual(await strapi.editor.ids());
    const changes = await Promise.allSettled([
      strapi.desk.save('1', { price: 1 }),
      strapi.desk.publish('1', { price: 1 }),
      strapi.desk.unpublish('1'),
      strapi.desk.create({ name: '結他', nameEn: 'Guitar', price: 1, category: 'guitars' }),
      strapi.desk.remove('1'),
      strapi.desk.changeStock('1', 'added', 1),
      strapi.desk.upload('a.webp', 'image/webp', Buffer.from('a')),
    ]);
    expect(changes.map((change) => 'reason' in change && String(change.reason))).toEqual(
      changes.map(() => expect.stringContaining(' 403') as string),
    );
  });
});
