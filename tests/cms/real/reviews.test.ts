import { describe, expect, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { customer } from '../../unit/functions/customer';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { startWithListener } from './listener';
import { deliver, makeOrder, nextId, referenceOf } from './sample-order';
import { sendReview } from './sample-review';

const keep = forThisFile();
const { shop, strapi } = await startWithListener(keep);
const cms = strapi.functions;

/** Sends a review; resolves to its id. */
async function send(changes: object = {}): Promise<string> {
  const id = nextId();
  expect((await sendReview(cms, changes, id)).status).toBe(201);
  return id;
}
const stored = async (id: string) =>
  (await strapi.desk.all('review')).find(({ reviewId }) => reviewId === id);
const change = (id: string, fields: object) => strapi.editor.change('review', id, fields);
/** The published reviews of product 1, as the shop reads them. */
const published = async () => (await cmsClient({ url: strapi.url }).reviews()).get('1') ?? [];

describe('a review', () => {
  it('is stored and mailed once, and published by an editor, who sees no address and writes none', async () => {
    const text = '<script>alert(1)</script>\nBcc: all@example.com';
    const id = await send({ text, email: 'man@example.com' });
    expect((await sendReview(cms, { text }, id)).status).toBe(200);
    const own = { state: 'pending', stars: 4, text, bought: false, email: 'man@example.com' };
    expect(await stored(id)).toMatchObject(own);
    const mails = (await strapi.desk.all('mail')).filter(({ key }) => key === `review:${id}:shop`);
    expect(mails).toMatchObject([{ replyTo: 'man@example.com' }]);
    expect(mails[0]?.['html']).not.toContain('<script');
    expect(await published()).toEqual([]);
    const [seen] = await strapi.editor.all('review');
    expect(seen).toMatchObject({ text, name: '陳大文' });
    for (const field of ['email', 'reference']) expect(seen).not.toHaveProperty(field);
    // Otherwise, the address could be guessed letter by letter.
    const found = (query: string) =>
      strapi.editor.call<object>('GET', `${pathOf('review')}?page=1&pageSize=100&${query}`);
    expect(await found('_q=man@example')).toMatchObject({ results: [] });
    for (const condition of ['filters[email][$startsWith]', 'filters[$and][0][email][$contains]']) {
      expect(await found(`${condition}=man@`)).toEqual(await found(`${condition}=x`));
    }
    await expect(strapi.editor.add('review', { stars: 5 })).rejects.toThrow('403');
    await expect(strapi.editor.call('DELETE', pathOf('review', id))).rejects.toThrow('403');

    const before = shop.calls.length;
    await change(id, { state: 'published', answer: 'Thank you', text: 'changed', stars: 5 });
    await expect.poll(() => shop.calls.length).toBe(before + 1);
    expect(await published()).toEqual([
      {
        stars: 4,
        text,
        name: '陳大文',
        language: 'en',
        bought: false,
        answer: 'Thank you',
        receivedAt: expect.any(Number) as number,
      },
    ]);
    const list = await (await fetch(`${strapi.url}/api/reviews?filters[email][$ne]=x`)).text();
    expect(list).not.toMatch(/man@example|email|reference|reviewId/);
    await change(id, { state: 'declined' });
    await expect.poll(() => shop.calls.length).toBe(before + 2);
    expect(await published()).toEqual([]);
  });

  it('is marked as bought here if a paid order of the address has the product left', async () => {
    const email = 'buyer@example.com';
    const order = makeOrder(1, { method: 'bank', customer: { ...customer, email } });
    await deliver(cms, order, 'pending');
    const reference = referenceOf(order);
    const isBought = async (changes: object) =>
      (await stored(await send({ email: email.toUpperCase(), reference, ...changes })))?.['bought'];
    expect(await isBought({})).toBe(false);
    await strapi.desk.changeOrder(order.id, { state: 'paid' });
    expect(await isBought({ reference: reference.toLowerCase() })).toBe(true);
    expect(await isBought({ email: 'other@example.com' })).toBe(false);
    expect(await isBought({ reference: '' })).toBe(false);
    expect(await isBought({ product: '2' })).toBe(false);
    await strapi.desk.changeOrder(order.id, { state: 'cancelled' });
    expect(await isBought({})).toBe(false);
    const lines = [{ id: '1', quantity: 1 }];
    const refunds = [{ amount: 1000, lines, isRestocked: false }];
    await strapi.desk.changeOrder(order.id, { refunds });
    await strapi.desk.changeOrder(order.id, { state: 'completed' });
    expect(await isBought({})).toBe(false);
  });

  it('of a product that is not sold is refused', async () => {
    expect((await sendReview(cms, { product: 'none' })).status).toBe(404);
  });

  it('leaves the shop when its person is erased', async () => {
    const email = 'gone@example.com';
    const id = await send({ email });
    const before = shop.calls.length;
    await change(id, { state: 'published' });
    await expect.poll(() => shop.calls.length).toBe(before + 1);
    expect(await published()).toHaveLength(1);
    await strapi.desk.call('POST', 'personal-data/erase', { address: email });
    await expect.poll(() => shop.calls.length).toBe(before + 2);
    expect(await published()).toEqual([]);
    expect(await stored(id)).toBeUndefined();
  });
});
