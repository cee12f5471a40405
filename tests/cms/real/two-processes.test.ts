import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { takenIn } from '~/functions/bookings/bookings-cms';
import { putToCms } from '~/functions/http/cms';
import type { PricedOrder } from '~/functions/orders/priced-order';
import { listenLocally } from '../../../scripts/server/local-server';
import { forThisFile } from './for-this-file';
import { startPost, type Post } from './post';
import { book, makeBooking, tomorrow } from './sample-booking';
import { deliver, makeOrder } from './sample-order';
import { startStrapi, type Strapi } from './strapi';

const keep = forThisFile();
/** Two processes on one database, with two connections each. */
let both: [Strapi, Strapi];
let post: Post;
/** The bodies that the shop's webhook got. */
let calls: string[] = [];

beforeAll(async () => {
  const shop = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push(body);
      response.writeHead(202).end();
    });
  });
  const { url, stop } = await listenLocally(shop);
  keep({ remove: stop });
  post = keep(await startPost());
  const options = { connections: 2, webhookUrl: url, env: { SMTP_URL: post.url } };
  const snapshot = inject('snapshots').small;
  const first = keep(await startStrapi({ ...options, snapshot }));
  both = [first, keep(await startStrapi({ ...options, beside: first }))];
});

beforeEach(async () => {
  await both[0].editor.setStock('1', null);
  calls = [];
});

const record = (strapi: Strapi, order: PricedOrder) =>
  deliver(
    { url: strapi.url, token: strapi.ordersToken },
    {
      order,
      state: 'paid',
      session: `cs_${order.id}`,
      reference: `OT-20261122-${order.id.slice(-6)}`,
      placedAt: 1_795_000_000_000,
    },
  );

it('tell each who waits for a product once', async () => {
  await both[0].editor.setStock('2', 0);
  const alerts = Array.from({ length: 5 }, (_, index) => String(index).padStart(32, 'a'));
  const put = async (strapi: Strapi, path: string, body: object) =>
    (await putToCms({ url: strapi.url, token: strapi.ordersToken }, path, body)).status;
  const mailsTo = async (email: string) =>
    (await both[0].desk.all('mail')).filter(({ to }) => to === email);
  const addressOf = (id: string) => `${id}@example.com`;
  for (const id of alerts) {
    const asked = { product: '2', email: addressOf(id), language: 'en' };
    await Promise.all(both.map((strapi) => put(strapi, `alerts/${id}`, asked)));
    const [mail, ...others] = await mailsTo(addressOf(id));
    expect(others).toEqual([]);
    const token = /#confirm=(\w{32})/.exec(String(mail?.['text']))?.[1];
    const answer = { token, answer: 'confirm' };
    const confirmed = both.map((strapi) => put(strapi, 'alert-answers', answer));
    expect(await Promise.all(confirmed)).toEqual([200, 200]);
  }
  await Promise.all(both.map((strapi) => strapi.editor.changeStock('2', 'added', 2)));
  await expect.poll(() => both[1].desk.all('alert'), { timeout: 30_000 }).toEqual([]);
  // The one to confirm, and the one that it is back. The outbox forgets the latter once it is sent.
  for (const id of alerts) {
    await expect
      .poll(async () => (await post.to(addressOf(id))).length, { timeout: 30_000 })
      .toBe(2);
  }
});

it('write an order that both get at the same time once, with its mails', async () => {
  await both[0].editor.setStock('1', 9);
  const orders = Array.from({ length: 5 }, () => makeOrder());
  await Promise.all(orders.flatMap((order) => both.map((strapi) => record(strapi, order))));
  const ids = (await both[0].desk.orders()).map(({ documentId }) => documentId);
  for (const { id } of orders) expect(ids.filter((each) => each === id)).toHaveLength(1);
  expect(await both[1].editor.stock('1')).toEqual({ draft: 4, published: 4 });

  // One for the customer and one for the shop.
  const sent = async () =>
    (await both[1].desk.all('mail')).filter(({ state }) => state === 'sent').length;
  await expect.poll(sent, { timeout: 60_000, interval: 500 }).toBe(2 * orders.length);
  const [customer] = orders.map((order) => order.customer.email);
  const subjects = (await post.to(customer ?? '')).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(orders.length);
  expect(subjects).toHaveLength(orders.length);
});

it('sell what is in stock once', async () => {
  await both[0].editor.setStock('1', 30);
  const orders = Array.from({ length: 100 }, () => makeOrder());
  await Promise.all(orders.map((order, index) => record(both[index % 2 === 0 ? 0 : 1], order)));
  expect(await both[0].editor.stock('1')).toEqual({ draft: 0, published: 0 });
  const ids = new Set(orders.map(({ id }) => id));
  const rows = (await both[1].desk.orders()).filter(({ documentId }) => ids.has(documentId));
  expect(rows).toHaveLength(100);
  expect(rows.filter(({ notice }) => notice === null)).toHaveLength(30);
});

it('give an hour of a studio to one of 50 bookings', async () => {
  const [one, other] = both.map(({ url, ordersToken: token }) => ({ url, token }));
  if (!one || !other) throw new Error('There are no two processes');
  const all = Array.from({ length: 50 }, (_, index) =>
    book(index % 2 === 0 ? one : other, makeBooking()),
  );
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
  expect(await takenIn(one, 'a', tomorrow, tomorrow + 24)).toEqual([tomorrow + 12, tomorrow + 13]);
});

it('call the webhook once for each edit', async () => {
  await both[1].editor.publish('2', { price: 4321 });
  await both[0].editor.publish('2', { price: 4322 });
  const published = (price: number) =>
    calls.filter((body) => body.includes('"entry.publish"') && body.includes(`"price":${price}`));
  await expect.poll(() => published(4322).length).toBe(1);
  expect(published(4321)).toHaveLength(1);
});
