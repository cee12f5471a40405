import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { inHongKong } from '~/contracts/hong-kong-time';
import { putToCms } from '~/functions/http/cms';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { startListener } from './listener';
import { on, openPanel, see, visit } from './panel';
import { book, makeBooking } from './sample-booking';
import { sendMessage } from './sample-message';
import { deliver, makeOrder, nextId, referenceOf } from './sample-order';
import { picture } from './sample-picture';
import { startStrapi } from './strapi';

// What the desk does in the real panel beside orders (order-desk.test.ts) and bookings (bookings-desk.test.ts), and which
// requests of the panel are for whom.

const keep = forThisFile();
const live = keep(await startListener());
const preview = keep(await startListener());
const strapi = keep(
  await startStrapi({
    snapshot: inject('snapshots').small,
    webhookUrl: live.url,
    previewUrl: new URL(preview.url).origin,
    admin: true,
  }),
);
for (const each of [live, preview]) await each.follow(strapi);
const panel = keep(await openPanel(strapi));
const page = await panel.logInAs('desk');
const { button } = on(page);
const ADMIN = `${strapi.url}/admin`;
const LIST = `${ADMIN}/${pathOf('order')}`;

/** Creates an unpaid order by bank transfer; resolves to its id. */
async function order(quantity = 1): Promise<string> {
  const made = makeOrder(quantity, { method: 'bank' });
  await deliver(strapi.functions, made, 'pending');
  return made.id;
}
const stored = (id: string) => strapi.desk.entry('order', id);

const CHANGES = pathOf('stock-change');
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

describe('the desk, in Chinese,', { timeout: 180_000 }, () => {
  it('sees on the home page what waits, and opens the list', async () => {
    const sent = await order();
    await strapi.desk.changeOrder(sent, { state: 'paid' });
    const waiting = await order();
    await order();
    await book(strapi.functions, makeBooking());
    await sendMessage(strapi.functions);
    await page.goto(ADMIN);
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await see(line('等待付款的訂單')).toContainText('2');
    await see(line('已付款、要寄出的訂單')).toContainText('1');
    await see(line('要確認的預約')).toContainText('1');
    await see(line('未回覆的訊息')).toContainText('1');
    await see(page.getByText('櫃檯的第一天')).toBeVisible();
    await see(page.getByText('編輯的第一天')).toBeHidden();
    await page.getByRole('link', { name: '等待付款的訂單' }).click();
    await see(
      page.getByRole('row', { name: new RegExp(referenceOf({ id: waiting })) }),
    ).toBeVisible();
    await see(page.getByRole('row')).toHaveCount(3);
  });

  it('sees what was sold, by day, product and category, as a table and as CSV', async () => {
    const sold = makeOrder(3);
    await deliver(strapi.functions, sold, 'paid');
    const refunds = [{ amount: 600, lines: [{ id: '1', quantity: 1 }], isRestocked: false }];
    await strapi.desk.changeOrder(sold.id, { refunds });
    await deliver(strapi.functions, makeOrder(5), 'pending');
    await visit(page, `${ADMIN}/shop-sales`);
    await page.getByLabel('由').fill('2026/11/01');
    await page.keyboard.press('Tab');
    // The paid order of the test before is one of them.
    await see(page.getByRole('row', { name: /^1 結他 3 3,400$/ })).toBeVisible();
    await see(page.getByRole('row', { name: /^合計 3 3,400$/ }).last()).toBeVisible();
    const cell = page.getByRole('gridcell', { name: '3,400', exact: true }).last();
    await see(cell).toHaveCSS('text-align', 'right');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下載CSV' }).last().click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toBe('\ufeff分類,件數,金額（港元）\n結他,3,3400\n');
    // The last day is the one on which they were placed.
    const report = 'shop/sales?from=2026-11-01&until=2026-11-18';
    const forEditor = await strapi.editor.call<object>('GET', report);
    expect(JSON.stringify(forEditor)).toContain('結他,3,3400');
    expect(JSON.stringify(forEditor)).not.toMatch(/大文|OT-|@/);
    await expect(strapi.desk.call('GET', 'shop/sales?from=x')).rejects.toThrow('400');
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/shop/sales?*', (route) => gate.promise.then(() => route.continue()));
    await button('上月').click();
    const now = inHongKong(Date.now());
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
    const firstDay = lastMonth.toISOString().slice(0, 10).replaceAll('-', '/');
    await see(page.getByLabel('由')).toHaveValue(firstDay);
    const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
    const shown = lastDay.toISOString().slice(0, 10).replaceAll('-', '/');
    await see(page.getByLabel('至')).toHaveValue(shown);
    // While those of the month are loading, the others are not saved under its days.
    await see(page.getByRole('button', { name: '下載CSV' })).toHaveCount(0);
    const answered = page.waitForResponse('**/shop/sales?*');
    gate.resolve(undefined);
    await answered;
    await page.unroute('**/shop/sales?*');
    await visit(page, LIST);
    const listed = page.getByRole('row', { name: new RegExp(referenceOf(sold)) });
    await see(listed).toContainText('（有退款）');
    await see(listed).toContainText('九龍');
  });

  it('replies to a message by mail, in its language', async () => {
    const id = nextId();
    await sendMessage(strapi.functions, { message: 'Do you have 7-string sets?' }, id);
    await visit(page, `${ADMIN}/${pathOf('message', id)}`);
    const reply = page.getByRole('link', { name: '以電郵回覆' });
    await see(reply).toHaveAttribute('href', /^mailto:.*Re%3A%20Strat.*%3E%20Do%20you%20have%207/);
    await button('已回覆').click();
    await see(page.getByRole('combobox', { name: '狀態' })).toContainText('已回覆');
  });

  it('opens its orders by the menu, and reads a mail as the customer does', async () => {
    await order();
    await visit(page, ADMIN);
    await page.getByRole('link', { name: '內容', exact: true }).click();
    await page.waitForURL(`${LIST}?**`);
    await page.getByRole('link', { name: '電郵', exact: true }).click();
    await page
      .getByRole('link', { name: /^我們已收到你的訂單/ })
      .first()
      .click();
    const content = page.frameLocator('iframe[title="內容"]');
    await see(content.getByRole('heading', { name: '我們已收到你的訂單' })).toBeVisible();
  });

  it('exports and erases the data of a person', async () => {
    const email = 'man@example.com';
    expect(await sendMessage(strapi.functions, { email })).toMatchObject({ status: 201 });
    await visit(page, `${ADMIN}/personal-data`);
    await page.getByRole('textbox', { name: '電郵地址' }).fill(email);
    const download = page.waitForEvent('download');
    await button('下載資料').click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('陳大文');
    await button('刪除資料').click();
    await button('確認').click();
    await see(page.getByText(/^已刪除。項目：.*訊息 1/)).toBeVisible();
    const left = (await strapi.desk.all('message')).map((message) => message['email']);
    expect(left).not.toContain(email);
  });
});

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
    const reason = (await stored(id))['reference'];
    expect((await history())[0]).toMatchObject({ action: 'sold', quantity: 2, left: 3, reason });
  });

  it.each([
    ['more than there is', 'removed', 6, 'Only 5 are left'],
    ['no quantity', 'added', null, 'Fill in a quantity'],
    ['what only orders do', 'sold', 1, 'Only orders write'],
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

  it('is never created by hand', async () => {
    const path = pathOf('order');
    const { documentId, ...fields } = await stored(await order());
    for (const who of [strapi.desk, strapi.engineer]) {
      for (const by of [path, `${path}/clone/${String(documentId)}`]) {
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
      expect.arrayContaining(['order', 'booking', 'message', 'mail'].map((type) => pathOf(type))),
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
