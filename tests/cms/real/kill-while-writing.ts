import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Order } from '~/contracts/order';
import { deliver, makeOrder } from './sample-order';
import type { Strapi } from './strapi';

const ORDERS = 100;
const PIECES = 30;

/** Kills Strapi three times while 100 paid orders are written: each is there once, with its mails and pieces. */
export async function killWhileWriting(strapi: Strapi) {
  await strapi.editor.setStock('1', PIECES);
  const soldBefore = await sold(strapi);
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
  const ids = orders.map(({ id }) => id);
  expect(rows.map(({ documentId }) => documentId).sort()).toEqual(ids.sort());
  expect(rows.every(({ state }) => state === 'paid')).toBe(true);
  expect(rows.filter(({ notice }) => notice === null)).toHaveLength(PIECES);
  expect((await sold(strapi)) - soldBefore).toBe(ORDERS);

  const keys = (await latestMails(strapi)).filter((key) => ids.some((id) => key.includes(id)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(2 * ORDERS);
}

/** Returns the number of entries in the stock history about sold pieces. */
async function sold(strapi: Strapi): Promise<number> {
  const { pagination } = await strapi.editor.call<{ pagination: { total: number } }>(
    'GET',
    'content-manager/collection-types/api::stock-change.stock-change?filters[action][$eq]=sold',
  );
  return pagination.total;
}

/** Returns the keys of the latest 300 mails; the panel lists a hundred per page. */
async function latestMails(strapi: Strapi): Promise<string[]> {
  const path = 'content-manager/collection-types/api::mail.mail?pageSize=100&sort=id:DESC&page=';
  const pages = [1, 2, 3].map((page) =>
    strapi.desk.call<{ results: { key: string }[] }>('GET', path + String(page)),
  );
  return (await Promise.all(pages)).flatMap(({ results }) => results.map(({ key }) => key));
}
