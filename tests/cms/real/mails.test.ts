import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import site from '~data/site.json' with { type: 'json' };
import { statesOf } from '~/functions/orders/orders-cms';
import type { Order } from '~/contracts/order';
import type { Locale } from '~/i18n/locales';
import { customer } from '../../unit/functions/customer';
import { forThisFile } from './for-this-file';
import { killWhileWriting } from './kill-while-writing';
import { mailsTo, startWithPost } from './post';
import { sendMessage } from './sample-message';
import { deliver, makeOrder, nextId } from './sample-order';

const keep = forThisFile();
const { post, strapi, both } = await startWithPost(keep);
const cms = strapi.functions;

const SHOP = 'hello@overtone.example';

const send = (id: string, changes: object) => sendMessage(cms, changes, id);

describe('a message', () => {
  it('reaches the shop and its sender, once, as text', async () => {
    const id = nextId();
    const message = `<script>alert(1)</script>\r\n.\r\nRCPT TO:<all@example.com>\n\u05e9\u05dc\u05d5\u05dd ${'x'.repeat(4000)}`;
    const changes = { language: 'zh', message };
    const answers = [];
    for (let index = 0; index < 3; index += 1) answers.push((await send(id, changes)).status);
    answers.push(...(await Promise.all([send(id, {}), send(id, {})])).map(({ status }) => status));
    expect(answers).toEqual([201, 200, 200, 200, 200]);
    const [receipt] = await mailsTo(both, `${id}@example.com`, 1);
    expect(receipt?.subject).toContain('我們已收到你的訊息');
    expect(receipt?.text).not.toContain('RCPT TO');
    const notes = (await post.to(SHOP)).filter(({ text }) => text.includes(`${id}@example.com`));
    expect(notes).toHaveLength(1);
    const [note] = notes;
    expect(note?.text).toContain('<script>alert(1)</script>');
    expect(note?.text).toContain('RCPT TO:<all@example.com>');
    expect(note?.html).not.toContain('<script');
    expect(note && (await post.source(note))).toContain(`Reply-To: ${id}@example.com`);
    expect(await post.to('all@example.com')).toEqual([]);
    const rows = (await strapi.desk.all('message')).filter(({ messageId }) => messageId === id);
    expect(rows).toMatchObject([{ state: 'new', name: '陳大文' }]);
    expect(strapi.log()).not.toMatch(/example\.com|大文|RCPT/);
  });

  it('is answered with the published telephone number and address for replies, not those of a draft', async () => {
    const settings = 'content-manager/single-types/api::shop-setting.shop-setting';
    const changes = { phone: '+852 2111 2222', email: 'desk@overtone.example' };
    const receipt = async () => {
      const id = nextId();
      await send(id, {});
      const [mail] = await mailsTo(both, `${id}@example.com`, 1);
      return mail && { text: mail.text, source: await post.source(mail) };
    };
    await strapi.editor.call('PUT', settings, changes);
    const before = await receipt();
    expect(before?.text).toContain(site.phone);
    expect(before?.source).toContain(`Reply-To: ${SHOP}`);
    await strapi.editor.publishSettings(changes);
    const after = await receipt();
    expect(after?.text).toContain(changes.phone);
    expect(after?.source).toContain(`Reply-To: ${changes.email}`);
    await strapi.editor.publishSettings({ email: SHOP });
  });
});

function orderFor(locale: Locale): Order {
  const id = nextId();
  const email = `${id}@example.com`;
  return makeOrder(1, { id, locale, method: 'bank', customer: { ...customer, email } });
}
const record = (order: Order) => deliver(cms, order, 'pending');

describe('an order', () => {
  it('sends a mail each time that it comes into a state, and one note', async () => {
    const order = orderFor('zh');
    const address = order.customer.email;
    const change = async (state: string) => {
      for (let repeated = 0; repeated < 2; repeated += 1) {
        await strapi.desk.changeOrder(order.id, { state });
      }
    };
    await Promise.all([record(order), record(order)]);
    await record(order);
    await mailsTo(both, address, 1);
    await change('paid');
    await change('shipped');
    // A mistake, which is no news.
    await change('paid');
    await change('shipped');
    await change('cancelled');
    await record(order);
    // A mistake too: the customer must not take the order for cancelled.
    await change('pending');
    await change('paid');
    const titles = [
      '我們已收到你的訂單',
      '我們已收到你的付款',
      '你的訂單已寄出',
      '你的訂單已寄出',
      '你的訂單已取消',
      '我們已收到你的訂單',
      '我們已收到你的付款',
    ];
    const mails = await mailsTo(both, address, titles.length);
    for (const [index, title] of titles.entries()) {
      expect(mails[index]?.subject).toContain(title);
      expect(mails[index]?.html).toContain('結他 × 1');
    }
    expect(mails[0]?.text).toContain('000-000000-000');
    // A mail that is sent again after a crash has the same id.
    const rows = await strapi.desk.all('mail');
    const [row] = rows.filter(({ key }) => key === `order:${order.id}:pending`);
    const id = createHash('sha256').update(String(row?.['key'])).digest('hex').slice(0, 32);
    expect(mails[0] && (await post.source(mails[0]))).toContain(`Message-ID: <${id}@`);
    const notes = (await post.to(SHOP)).filter(({ text }) => text.includes(address));
    expect(notes).toHaveLength(1);
  });

  it('whose address is corrected sends its mail there, once, and says whether that was sent', async () => {
    const order = orderFor('en');
    await record(order);
    await mailsTo(both, order.customer.email, 1);
    const email = `corrected-${order.customer.email}`;
    const corrected = { ...order, customer: { ...order.customer, email } };
    await post.stop();
    await record(corrected);
    const mail = async () => (await statesOf(cms, [order.id]))[order.id]?.mail;
    expect(await mail()).toBe('waiting');
    await post.startAgain();
    await record(corrected);
    const [there] = await mailsTo(both, email, 1);
    expect(there?.text).toContain('000-000000-000');
    expect(await mail()).toBe('sent');
    const notes = (await post.to(SHOP)).filter(({ text }) => text.includes(email));
    expect(notes.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Order corrected'),
    ]);
  });

  it('has its mails sent by one process, however slow the mail server is', async () => {
    const order = orderFor('en');
    await post.stop();
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await once(silent.listen(Number(new URL(post.url).port), '127.0.0.1'), 'listening');
    await record(order);
    await expect.poll(() => sockets.length).toBe(1);
    const mails = (await strapi.desk.all('mail')).filter(({ state }) => state === 'waiting');
    const due = Math.max(...mails.map(({ dueAt }) => Date.parse(String(dueAt))));
    expect(due - Date.now()).toBeGreaterThan(60_000);
    expect(sockets).toHaveLength(1);
    silent.close();
    for (const socket of sockets) socket.destroy();
    await post.startAgain();
    await mailsTo(both, order.customer.email, 1);
  });

  it('is written while the mail server is down, and its mails follow, also after a restart', async () => {
    const order = orderFor('en');
    await post.stop();
    expect(await record(order)).toBeDefined();
    const problems = async () =>
      (await strapi.desk.all('mail'))
        .filter(({ state }) => state === 'waiting')
        .map(({ problem }) => problem);
    await expect.poll(problems).toEqual(['ESOCKET', 'ESOCKET']);
    const mail = async () => (await statesOf(cms, [order.id]))[order.id]?.mail;
    expect(await mail()).toBe('waiting');
    await strapi.kill();
    await post.startAgain();
    // Mails of this age are deleted, but not those that wait.
    await strapi.startAfter(site.retentionDays.mail + 1);
    await mailsTo(both, order.customer.email, 1);
    expect(await mail()).toBe('sent');
    expect(await post.to(SHOP)).toHaveLength(1);
  });
});

it('a CMS that is killed while 100 paid orders are written has each once, with its mails and pieces', async () => {
  await killWhileWriting(strapi);
}, 400_000);
