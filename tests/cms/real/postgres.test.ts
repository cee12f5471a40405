import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import type { Order } from '~/contracts/order';
import { takenIn } from '~/functions/bookings/bookings-cms';
import { callCms, putToCms } from '~/functions/http/cms';
import { findOrder, recordOrder } from '~/functions/orders/orders-cms';
import { backUp, contentOf, sell } from './backup';
import { PER_CATEGORY, SMALL } from './catalogue';
import { ROOT } from './child';
import { pathOf } from './editor';
import { folderForThisFile, forThisFile } from './for-this-file';
import { killWhileWriting } from './kill-while-writing';
import { startListener } from './listener';
import { mailsTo, startPost } from './post';
import { startPostgres } from './postgres';
import { book, makeBooking, tomorrow } from './sample-booking';
import { sendMessage } from './sample-message';
import { deliver, makeOrder, nextId, referenceOf, withCode } from './sample-order';
import { copyShop } from './shop';
import { startStrapi, type Strapi } from './strapi';

// What the database decides: types of columns, transactions, locks, unique keys, case and order. All other
// tests run on SQLite.

const keep = forThisFile();
const postgres = keep(await startPostgres());
const shop = keep(await startListener());
const post = keep(await startPost());
const folder = await folderForThisFile();

const newCode = async ({ editor }: Strapi, changes: object = {}) => {
  const code = `CODE-${nextId().slice(-8).toUpperCase()}`;
  await editor.add('code', { code, kind: 'amount', value: 100, ...changes });
  return code;
};

const sqlite = keep(await startStrapi({ snapshot: inject('snapshots').whole }));
await sell(sqlite);
await newCode(sqlite, { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2099-12-01T00:00:00.000Z' });
const backup = await backUp(sqlite, folder);

/** Two processes on one database, with two connections each. */
const options = { connections: 2, webhookUrl: shop.url, env: { SMTP_URL: post.url } };
const one = keep(
  await startStrapi({ ...options, database: await postgres.createDatabase(), backup }),
);
await shop.follow(one);
const other = keep(await startStrapi({ ...options, beside: one }));
const both = [one, other];
/** Returns the settings of the processes in turn. */
const turn = (index: number) => (index % 2 === 0 ? one : other).functions;

it('a backup moves the shop from SQLite', async () => {
  expect(await contentOf(one)).toEqual(await contentOf(sqlite));
});

it('an empty database gets the catalogue', async () => {
  const small = keep(await copyShop(PER_CATEGORY));
  const packages = join('scripts', 'cms', 'node_modules');
  await symlink(join(ROOT, packages), join(small.folder, packages), 'junction');
  const strapi = keep(
    await startStrapi({ root: small.folder, database: await postgres.createDatabase() }),
  );
  const { entries, rejected } = await cmsClient({ url: strapi.url }).products();
  expect(rejected).toEqual([]);
  expect(entries).toHaveLength(SMALL);
  // The seed is trusted, editors are not.
  const picture = await sharp(join(ROOT, 'src', 'assets', 'products', '1.webp'))
    .jpeg()
    .toBuffer();
  const half = picture.subarray(0, picture.length / 2);
  const damaged = strapi.editor.upload('half.jpg', 'image/jpeg', half);
  await expect(damaged).rejects.toThrow('not a valid image');
});

describe('two processes', () => {
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
    await Promise.all(
      both.map((strapi, index) => strapi.editor.changeStock('2', 'added', index + 1)),
    );
    await expect.poll(() => other.desk.all('alert')).toEqual([]);
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

  it('give two orders with the same reference a number, and find each by its address only', async () => {
    const reference = referenceOf(makeOrder());
    const orders = ['One', 'Two'].map((name) => {
      const order = makeOrder();
      return { ...order, customer: { ...order.customer, email: `${name}@Example.com` } };
    });
    const receipts = await Promise.all(
      orders.map((order, index) => {
        const { id } = order;
        const record = {
          order,
          reference,
          payment: 'paid',
          placedAt: 1_795_000_000_000,
          session: `cs_${id}`,
        } as const;
        return recordOrder(turn(index), record);
      }),
    );
    const references = receipts.map((receipt) => receipt?.reference);
    expect(references.toSorted()).toEqual([reference, `${reference}-2`]);
    for (const [index, { customer }] of orders.entries()) {
      const email = customer.email.toUpperCase();
      const found = await findOrder(one.functions, { reference, email });
      expect(found).toMatchObject({ reference: references[index] });
    }
    expect(await findOrder(one.functions, { reference, email: '%@%.%' })).toBeUndefined();
  });

  it('note the second of two payments of an order at the same time', async () => {
    const orders = Array.from({ length: 5 }, () => makeOrder(1, { method: 'bank' }));
    for (const order of orders) await deliver(one.functions, order, 'pending');
    const sessions = ['cs_one', 'cs_other'] as const;
    const pay = (order: Order, index: number) =>
      deliver(turn(index), { ...order, method: 'card' }, 'paid', sessions[index]);
    await Promise.all(orders.flatMap((order) => [pay(order, 0), pay(order, 1)]));
    const ids = new Set(orders.map(({ id }) => id));
    const rows = (await one.desk.orders()).filter(({ documentId }) => ids.has(documentId));
    expect(rows).toHaveLength(5);
    for (const { session, notice } of rows) {
      expect(notice).toContain(session === 'cs_one' ? 'cs_other' : 'cs_one');
    }
  });

  it('sell each piece in stock once', async () => {
    await one.editor.setStock('1', 30);
    const orders = Array.from({ length: 100 }, () => makeOrder());
    await Promise.all(orders.map((order, index) => deliver(turn(index), order, 'paid')));
    expect(await one.editor.stock('1')).toEqual({ draft: 0, published: 0 });
    const ids = new Set(orders.map(({ id }) => id));
    const rows = (await other.desk.orders()).filter(({ documentId }) => ids.has(documentId));
    expect(rows).toHaveLength(100);
    expect(rows.filter(({ notice }) => notice === null)).toHaveLength(30);
  });

  it('lose no change of stock to products that are published at the same time', async () => {
    await one.editor.setStock('1', 40);
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        one.editor.publishAll('2', '1'),
        other.editor.changeStock('1', 'removed', 1, `Published ${round}`),
      ]);
      await Promise.all([
        one.editor.call('POST', `${pathOf('product', '1')}/actions/discard`, {}),
        other.editor.changeStock('1', 'removed', 1, `Discarded ${round}`),
      ]);
    }
    expect(await one.editor.stock('1')).toEqual({ draft: 0, published: 0 });
  });

  it('lock the products of an order in the order of a CSV, that of their rows', async () => {
    const [first, second] = ['z-first', 'a-second'];
    await one.database.addProducts(
      '2',
      [first, second].map((id) => ({ document_id: id })),
    );
    const order = makeOrder(2);
    const [line] = order.lines;
    const lines = [first, second].map((id) => ({ ...line, id, quantity: 1, subtotal: 1000 }));
    let recorded: Promise<unknown> | undefined;
    await one.database.whileLocked(second, async (isFree) => {
      recorded = deliver(one.functions, { ...order, lines } as Order, 'paid');
      await expect.poll(() => isFree(first)).toBe(false);
    });
    expect(await recorded).toBeDefined();
  });

  it('give a code for one use to one of 50 orders by bank transfer', async () => {
    const code = await newCode(one, { times: 1 });
    const orders = Array.from({ length: 50 }, () => withCode(code, { method: 'bank' }));
    const problems = await Promise.all(
      orders.map((order, index) =>
        deliver(turn(index), order, 'pending').then(() => undefined, String),
      ),
    );
    expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
    expect(problems.filter((problem) => problem?.endsWith(': code'))).toHaveLength(49);
    const ids = new Set(orders.map(({ id }) => id));
    const rows = await other.desk.orders();
    expect(rows.filter(({ documentId }) => ids.has(documentId))).toHaveLength(1);
    expect(await one.editor.all('code')).toContainEqual(expect.objectContaining({ code, used: 1 }));
  });

  it('hold a code for one of 50 orders by card', async () => {
    const code = await newCode(one, { times: 1 });
    const hold = async (index: number) => {
      const init = { method: 'PUT', body: { code, id: nextId() }, timeout: 60_000 } as const;
      return JSON.stringify((await callCms(turn(index), 'codes/hold', init)).body);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => hold(index)));
    expect(answers.filter((answer) => answer.includes('exhausted'))).toHaveLength(49);
  });

  it('delete one of the last two products of a code, and refuse the other: a code without any is for all', async () => {
    const guitar = { name: '結他', nameEn: 'Guitar', price: 1000, category: 'guitars' };
    for (let round = 0; round < 5; round += 1) {
      const pair = await Promise.all(both.map(({ editor }) => editor.create(guitar)));
      const connect = pair.map((documentId) => ({ documentId }));
      await newCode(one, { products: { connect, disconnect: [] } });
      const removals = both.map(({ editor }, index) => editor.remove(pair[index] ?? ''));
      const statuses = (await Promise.allSettled(removals)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('give an hour of a studio to one of 50 bookings', async () => {
    const all = Array.from({ length: 50 }, (_, index) => book(turn(index), makeBooking()));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
    const taken = () => takenIn(one.functions, 'a', tomorrow, tomorrow + 24);
    await expect.poll(taken).toEqual([tomorrow + 12, tomorrow + 13]);
  });

  it('log nothing personal when the database refuses a write', async () => {
    await one.database.refuseWrites('messages');
    // The write is repeated for almost as long as the shop waits for an answer.
    await sendMessage(one.functions).catch(() => undefined);
    await expect.poll(one.log).toMatch(/Message \w+ was not written: /);
    for (const text of ['example.com', '大文', '9123 4567', '彌敦道', 'insert into']) {
      for (const strapi of both) expect(strapi.log().toLowerCase()).not.toContain(text);
    }
  });

  it('call the webhook once for each edit', async () => {
    await other.editor.publish('2', { price: 4321 });
    await one.editor.publish('2', { price: 4322 });
    const published = (price: number) =>
      shop.calls.filter(({ event, entry }) => event === 'entry.publish' && entry?.price === price);
    await expect.poll(() => published(4322).length).toBe(1);
    expect(published(4321)).toHaveLength(1);
  });

  it('have each of 100 paid orders once, with its mails and pieces, if one is killed meanwhile', async () => {
    await killWhileWriting(other);
  }, 400_000);
});

// Takes at most 6 s on an idle machine: `npm run test:cms -- postgres` prints the time.
it('10,000 products are read with their pictures', async () => {
  const PRODUCTS = 10_000;
  const more = PRODUCTS - (await one.editor.ids()).length;
  await one.database.addProducts(
    '2',
    Array.from({ length: more }, (_, index) => ({ document_id: `added-${index}` })),
  );
  const start = performance.now();
  const { entries, rejected } = await cmsClient({ url: one.url }).products();
  console.log(`Read in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  expect(rejected).toEqual([]);
  expect(entries).toHaveLength(PRODUCTS);
  expect(entries.filter(({ pictures }) => pictures.length > 1).length).toBeGreaterThan(9000);
});
