import { beforeEach, expect, inject, it } from 'vitest';
import { takenIn } from '~/functions/bookings/bookings-cms';
import { putToCms } from '~/functions/http/cms';
import { forThisFile } from './for-this-file';
import { startListener } from './listener';
import { mailsTo, startPost } from './post';
import { book, makeBooking, tomorrow } from './sample-booking';
import { deliver, makeOrder, nextId } from './sample-order';
import { startStrapi, type Strapi } from './strapi';

const keep = forThisFile();
const shop = keep(await startListener());
const post = keep(await startPost());
const options = { connections: 2, webhookUrl: shop.url, env: { SMTP_URL: post.url } };
/** Two processes on one database, with two connections each. */
const one = keep(await startStrapi({ ...options, snapshot: inject('snapshots').small }));
const other = keep(await startStrapi({ ...options, beside: one }));
const both = [one, other];

beforeEach(() => one.editor.setStock('1', null));

it('send each stock alert once', async () => {
  await one.editor.setStock('2', 0);
  const alerts = Array.from({ length: 5 }, nextId);
  const put = async (strapi: Strapi, path: string, body: object) =>
    (await putToCms(strapi.functions, path, body)).status;
  const addressOf = (id: string) => `${id}@example.com`;
  for (const id of alerts) {
    const asked = { product: '2', email: addressOf(id), language: 'en' };
    await Promise.all(both.map((strapi) => put(strapi, `alerts/${id}`, asked)));
    const [mail] = await mailsTo([post, one], addressOf(id), 1);
    const token = /#confirm=(\w{32})/.exec(mail?.text ?? '')?.[1];
    const answer = { token, answer: 'confirm' };
    const confirmed = both.map((strapi) => put(strapi, 'alert-answers', answer));
    expect(await Promise.all(confirmed)).toEqual([200, 200]);
  }
  await Promise.all(both.map((strapi) => strapi.editor.changeStock('2', 'added', 2)));
  await expect.poll(() => other.desk.all('alert'), { timeout: 30_000 }).toEqual([]);
  // The confirmation request, and the notice that it is back.
  for (const id of alerts) await mailsTo([post, one], addressOf(id), 2);
});

it('write an order that both get at the same time once, with its mails', async () => {
  await one.editor.setStock('1', 9);
  const orders = Array.from({ length: 5 }, () => makeOrder());
  await Promise.all(
    orders.flatMap((order) => both.map((strapi) => deliver(strapi.functions, order, 'paid'))),
  );
  const ids = (await one.desk.orders()).map(({ documentId }) => documentId);
  for (const { id } of orders) expect(ids.filter((each) => each === id)).toHaveLength(1);
  expect(await other.editor.stock('1')).toEqual({ draft: 4, published: 4 });

  // One mail for the customer and one for the shop.
  const sent = async () =>
    (await other.desk.all('mail')).filter(({ state }) => state === 'sent').length;
  await expect.poll(sent, { timeout: 60_000, interval: 500 }).toBe(2 * orders.length);
  const [customer] = orders.map((order) => order.customer.email);
  const subjects = (await post.to(customer ?? '')).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(orders.length);
  expect(subjects).toHaveLength(orders.length);
});

it('sell each piece in stock once', async () => {
  await one.editor.setStock('1', 30);
  const orders = Array.from({ length: 100 }, () => makeOrder());
  const turn = (index: number) => (index % 2 === 0 ? one : other).functions;
  await Promise.all(orders.map((order, index) => deliver(turn(index), order, 'paid')));
  expect(await one.editor.stock('1')).toEqual({ draft: 0, published: 0 });
  const ids = new Set(orders.map(({ id }) => id));
  const rows = (await other.desk.orders()).filter(({ documentId }) => ids.has(documentId));
  expect(rows).toHaveLength(100);
  expect(rows.filter(({ notice }) => notice === null)).toHaveLength(30);
});

it('give an hour of a studio to one of 50 bookings', async () => {
  const all = Array.from({ length: 50 }, (_, index) =>
    book((index % 2 === 0 ? one : other).functions, makeBooking()),
  );
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
  expect(await takenIn(one.functions, 'a', tomorrow, tomorrow + 24)).toEqual([
    tomorrow + 12,
    tomorrow + 13,
  ]);
});

it('call the webhook once for each edit', async () => {
  await other.editor.publish('2', { price: 4321 });
  await one.editor.publish('2', { price: 4322 });
  const published = (price: number) =>
    shop.calls.filter(({ event, entry }) => event === 'entry.publish' && entry?.price === price);
  await expect.poll(() => published(4322).length).toBe(1);
  expect(published(4321)).toHaveLength(1);
});
