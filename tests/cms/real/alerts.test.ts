import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putToCms } from '~/functions/http/cms';
import { smallIds } from './catalogue';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { mailsTo, startWithPost, type Mail } from './post';
import { applyPrices } from './prices';
import { nextId } from './sample-order';

const keep = forThisFile();
const { post, strapi, both } = await startWithPost(keep);
await strapi.editor.setStock('1', 0);

const ask = async (id: string, changes: object = {}) =>
  (
    await putToCms(strapi.functions, `alerts/${id}`, {
      product: '1',
      email: `${id}@example.com`,
      language: 'en',
      ...changes,
    })
  ).status;
const answer = async (token: string, answer: string) =>
  (await putToCms(strapi.functions, 'alert-answers', { token, answer })).status;

const tokenIn = (mail?: Mail) => /#confirm=(\w{32})/.exec(mail?.text ?? '')?.[1] ?? '';

/** Requests an alert; resolves to the token in the mail. */
async function asked(id: string, changes: object = {}): Promise<string> {
  expect(await ask(id, changes)).toBe(201);
  const [mail] = await mailsTo(both, `${id}@example.com`, 1);
  return tokenIn(mail);
}
const waiting = async (id: string) =>
  (await strapi.desk.all('alert')).filter(({ email }) => email === `${id}@example.com`);

it('asks once, tells once, and forgets the address', async () => {
  await strapi.editor.setStock('1', 0);
  const id = nextId();
  const address = `${id}@example.com`;
  const token = await asked(id, { language: 'zh' });
  // Repeated, also simultaneously, and requested again on another visit of the page.
  expect(
    await Promise.all([ask(id), ask(id), ask(nextId(), { email: address.toUpperCase() })]),
  ).toEqual([200, 200, 200]);
  expect((await mailsTo(both, address, 1))[0]?.subject).toContain('請確認到貨通知');

  // Sends no mail before the confirmation.
  await strapi.editor.changeStock('1', 'added', 1);
  await strapi.editor.setStock('1', 0);
  expect(await Promise.all([answer(token, 'confirm'), answer(token, 'confirm')])).toEqual([
    200, 200,
  ]);
  await mailsTo(both, address, 1);

  await Promise.all([strapi.editor.changeStock('1', 'added', 2), strapi.editor.publish('1')]);
  const mail = (await mailsTo(both, address, 2))[1];
  expect(mail?.subject).toContain('到貨通知：');
  expect(mail?.text).toContain('https://shop.example/product/1');
  expect(await waiting(id)).toEqual([]);
  await expect.poll(() => strapi.desk.all('mail')).toEqual([]);
  await strapi.editor.setStock('1', 0);
  await strapi.editor.setStock('1', 3);
  await mailsTo(both, address, 2);
  expect([await answer(token, 'confirm'), await answer(token, 'stop')]).toEqual([404, 200]);
  await strapi.editor.setStock('1', 0);
});

it('tells when an editor publishes a product that is not counted as in stock, and not with its draft', async () => {
  await strapi.editor.publish('2', { inStock: false });
  const id = nextId();
  await answer(await asked(id, { product: '2' }), 'confirm');
  await strapi.editor.save('2', { inStock: true });
  await mailsTo(both, `${id}@example.com`, 1);
  await strapi.editor.publish('2');
  await mailsTo(both, `${id}@example.com`, 2);
});

it('tells at once when the product has come back before the alert is confirmed', async () => {
  const id = nextId();
  const token = await asked(id);
  await strapi.editor.setStock('1', 1);
  await answer(token, 'confirm');
  await mailsTo(both, `${id}@example.com`, 2);
  await strapi.editor.setStock('1', 0);
});

it('tells when a table or the command brings the product back', async () => {
  const csv = 'id,stock\n1,4\n';
  const file = join(strapi.data, 'stock.csv');
  await writeFile(file, csv);
  const byTable = () => applyPrices(strapi.editor, csv);
  for (const bring of [byTable, () => strapi.command('--import', file)]) {
    await strapi.editor.setStock('1', 0);
    const id = nextId();
    await answer(await asked(id), 'confirm');
    await bring();
    await mailsTo(both, `${id}@example.com`, 2);
    expect(await waiting(id)).toEqual([]);
  }
  await strapi.editor.setStock('1', 0);
});

it('survives that one product is published three times at once', async () => {
  const publish = () => strapi.editor.publish('2', { inStock: true });
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.allSettled([publish(), publish(), publish()]);
    expect(results.map(({ status }) => status)).toContain('fulfilled');
  }
  await strapi.editor.publish('2', { price: 2345 });
  for (const status of ['draft', 'published']) {
    const list = `${pathOf('product')}?page=1&pageSize=100`;
    const { results } = await strapi.editor.call<{
      results: { documentId: string; price: number }[];
    }>('GET', `${list}&status=${status}`);
    const versions = results.filter(({ documentId }) => documentId === '2');
    expect(versions, status).toMatchObject([{ price: 2345 }]);
  }
});

it('is ended by its link, with its address', async () => {
  const id = nextId();
  const token = await asked(id);
  await answer(token, 'confirm');
  expect([await answer(token, 'stop'), await answer(token, 'stop')]).toEqual([200, 200]);
  expect(await waiting(id)).toEqual([]);
  await strapi.editor.setStock('1', 1);
  await mailsTo(both, `${id}@example.com`, 1);
  await strapi.editor.setStock('1', 0);
});

it('sends missed alerts after a crash, and after the mail server was down', async () => {
  const id = nextId();
  await answer(await asked(id), 'confirm');
  const other = nextId();
  await strapi.editor.publish('2', { inStock: false });
  await answer(await asked(other, { product: '2' }), 'confirm');
  await strapi.editor.save('2', { inStock: true });
  await post.stop();
  await strapi.kill();
  await strapi.database.change('products', '1', { stock: 1 });
  await strapi.startAgain();
  expect(await waiting(id)).toEqual([]);
  // In stock in its draft only.
  expect(await waiting(other)).toHaveLength(1);
  await post.startAgain();
  // Restarted, the mail server no longer has the first mail.
  await mailsTo(both, `${id}@example.com`, 1);
  await strapi.editor.publish('2');
  await mailsTo(both, `${other}@example.com`, 1);
  await strapi.editor.setStock('1', 0);
});

it('refuses invalid alerts, and never floods a mailbox', async () => {
  expect(await ask(nextId(), { product: 'nothing' })).toBe(404);
  expect(await answer('x', 'confirm')).toBe(400);
  expect(await answer(nextId(), 'record')).toBe(400);

  const email = 'victim@example.com';
  // One that was confirmed does not count.
  expect(await ask(nextId(), { email })).toBe(201);
  const [mail] = await mailsTo(both, email, 1);
  await answer(tokenIn(mail), 'confirm');
  const answers = [];
  for (const product of (await smallIds()).filter((id) => id !== '1').slice(0, 6)) {
    answers.push(await ask(nextId(), { product, email }));
  }
  expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  await mailsTo(both, email, 6);
});

it('is read and deleted by the desk only, which does not see its token', async () => {
  const [alert, ...others] = await strapi.desk.all('alert');
  expect(alert).toMatchObject({ email: 'victim@example.com', state: 'confirmed' });
  expect(alert).not.toHaveProperty('token');
  const path = pathOf('alert', String(alert?.['documentId']));
  await expect(strapi.editor.call('DELETE', path)).rejects.toThrow('403');
  await strapi.desk.call('DELETE', path);
  expect(await strapi.desk.all('alert')).toEqual(others);
  expect(strapi.log()).not.toContain('example.com');
});
