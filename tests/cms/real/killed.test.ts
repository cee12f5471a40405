import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import type { Order } from '~/contracts/order';
import { forThisFile } from './for-this-file';
import { startPost } from './post';
import { deliver, makeOrder } from './sample-order';
import { startStrapi } from './strapi';

const keep = forThisFile();
const post = keep(await startPost());
const strapi = keep(
  await startStrapi({ snapshot: inject('snapshots').small, env: { SMTP_URL: post.url } }),
);

const ORDERS = 100;
const PIECES = 30;

it('a CMS that is killed while 100 paid orders are written has each once, with its mails and pieces', async () => {
  await strapi.editor.setStock('1', PIECES);
  const orders = Array.from({ length: ORDERS }, () => makeOrder());
  let written = 0;
  /** Repeats until acknowledged, as Stripe does. */
  async function report(order: Order) {
    for (;;) {
      try {
        await deliver(strapi.functions, order, 'paid');
        written += 1;
        return;
      } catch {
        await pause(200);
      }
    }
  }
  const all = Promise.all(orders.map(report));
  const kills: number[] = [];
  for (const least of [10, 40, 70]) {
    await expect.poll(() => written, { timeout: 120_000, interval: 5 }).toBeGreaterThan(least);
    kills.push(written);
    await strapi.kill();
    await strapi.startAgain();
  }
  await all;
  console.log(`Killed after ${kills.join(', ')} of ${ORDERS} orders.`);

  expect(await strapi.editor.stock('1')).toEqual({ draft: 0, published: 0 });
  const rows = await strapi.desk.orders();
  expect(rows.map(({ documentId }) => documentId).sort()).toEqual(
    orders.map(({ id }) => id).sort(),
  );
  expect(rows.every(({ state }) => state === 'paid')).toBe(true);
  expect(rows.filter(({ notice }) => notice === null)).toHaveLength(PIECES);
  const { pagination } = await strapi.editor.call<{ pagination: { total: number } }>(
    'GET',
    'content-manager/collection-types/api::stock-change.stock-change?filters[action][$eq]=sold',
  );
  expect(pagination.total).toBe(ORDERS);

  const keys = await mailKeys();
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(2 * ORDERS);
}, 400_000);

/** Keys of all mails; the panel lists a hundred per page. */
async function mailKeys() {
  const path = 'content-manager/collection-types/api::mail.mail?pageSize=100&sort=id:ASC&page=';
  const pages = [1, 2, 3].map((page) =>
    strapi.desk.call<{ results: { key: string }[] }>('GET', path + String(page)),
  );
  return (await Promise.all(pages)).flatMap(({ results }) => results.map(({ key }) => key));
}
