import site from '~data/site.json' with { type: 'json' };
import { describe, expect, inject, it } from 'vitest';
import { takenIn } from '~/functions/bookings/bookings-cms';
import { putToCms } from '~/functions/http/cms';
import { customer } from '../../unit/functions/customer';
import { forThisFile } from './for-this-file';
import { book, makeBooking, tomorrow } from './sample-booking';
import { sendMessage } from './sample-message';
import { sendReview } from './sample-review';
import { deliver, makeOrder, nextId } from './sample-order';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));
await strapi.editor.setStock('1', 0);
const cms = strapi.functions;

/** Writes an order, a message and a stock alert of a person; resolves to the id of the order. */
async function writeFor(email: string): Promise<string> {
  const order = makeOrder(1, { customer: { ...customer, email } });
  await deliver(cms, order, 'pending');
  await sendMessage(cms, { email, message: 'Hello' });
  await putToCms(cms, `alerts/${nextId()}`, { email, product: '1', language: 'zh' });
  await sendReview(cms, { email });
  return order.id;
}

type Exported = Record<
  'orders' | 'messages' | 'reviews' | 'alerts' | 'mails',
  Record<string, unknown>[]
>;
const call = <T>(what: 'export' | 'erase', address: string, who = strapi.desk) =>
  who.call<T>('POST', `personal-data/${what}`, { address });
const countsOf = ({ orders, messages, reviews, alerts, mails }: Exported) => [
  orders.filter(({ email }) => email !== '').length,
  messages.length,
  reviews.length,
  alerts.length,
  mails.length,
];

describe('the data of a person', () => {
  it('is exported by address, without secrets and data of others', async () => {
    await writeFor('man@example.com');
    await writeFor('mandy@example.com');
    const data = await call<Exported>('export', ' MAN@example.com ');
    // Order and message have a copy and a note each, review and alert one mail.
    expect(countsOf(data)).toEqual([1, 1, 1, 1, 6]);
    expect(data.orders[0]).toMatchObject({ firstName: '大文', lines: [{ id: '1' }] });
    expect(data.messages[0]).toMatchObject({ message: 'Hello' });
    expect(JSON.stringify(data)).not.toMatch(/mandy|"token"|"html"/);
  });

  it('is erased by address; an open order and its mails stay until it is done with', async () => {
    const open = await writeFor('woman@example.com');
    const done = await writeFor('woman@example.com');
    await strapi.desk.changeOrder(done, { state: 'completed', note: 'Rang her' });
    const others = await call<Exported>('export', 'mandy@example.com');

    const first = await call<object>('erase', 'woman@example.com');
    expect(first).toMatchObject({ erased: { orders: 1, messages: 2, reviews: 2, alerts: 1 } });
    expect(first).toMatchObject({ open: [`OT-20261122-${open.slice(-6).toUpperCase()}`] });
    expect(countsOf(await call<Exported>('export', 'woman@example.com'))).toEqual([1, 0, 0, 0, 2]);
    const orders = await strapi.desk.orders();
    expect(orders.find(({ documentId }) => documentId === done)).toMatchObject({
      firstName: '',
      address: null,
      note: null,
      state: 'completed',
      total: 1000,
      lines: [{ id: '1' }],
    });

    await strapi.desk.changeOrder(open, { state: 'shipped' });
    expect(await call('erase', 'woman@example.com')).toMatchObject({ erased: { orders: 0 } });
    await strapi.desk.changeOrder(open, { state: 'cancelled' });
    expect(await call('erase', 'woman@example.com')).toMatchObject({
      erased: { orders: 1 },
      open: [],
    });
    expect(countsOf(await call<Exported>('export', 'woman@example.com'))).toEqual([0, 0, 0, 0, 0]);
    expect(await call<Exported>('export', 'mandy@example.com')).toEqual(others);
  });

  it('has bookings: those to come stay, with their mails, until they are cancelled', async () => {
    const email = 'band@example.com';
    expect(await book(cms, makeBooking({ email, start: tomorrow + 20 }))).toBe(true);
    const bookings = async () =>
      (await call<{ bookings: Record<string, unknown>[] }>('export', email)).bookings;
    expect(await bookings()).toMatchObject([{ name: '陳大文', wishes: 'Two amps' }]);
    expect(JSON.stringify(await bookings())).not.toContain('cancelToken');

    expect(await call('erase', email)).toMatchObject({ erased: { bookings: 0, mails: 0 } });
    const [booking] = await strapi.desk.all('booking');
    await strapi.desk.change('booking', String(booking?.['documentId']), { state: 'declined' });
    expect(await call('erase', email)).toMatchObject({ erased: { bookings: 1 }, open: [] });
    expect(countsOf(await call<Exported>('export', email))).toEqual([0, 0, 0, 0, 0]);
    expect(await bookings()).toEqual([]);
  });

  it('has the mails to the address that an order had before', async () => {
    const address = '秘密街 1 號';
    const of = { ...customer, area: 'kowloon', address, email: 'mistyped@example.com' };
    const made = makeOrder(1, { customer: of });
    await deliver(cms, made, 'paid');
    const mails = async () => JSON.stringify(await strapi.desk.all('mail'));
    expect(await mails()).toContain(address);
    await strapi.desk.changeOrder(made.id, { email: 'right@example.com', state: 'completed' });
    await call('erase', 'right@example.com');
    expect(await mails()).not.toContain(address);
  });

  it('is for the desk only, and never the shop’s own', async () => {
    await strapi.editor.publishSettings({ email: 'new@shop.example' });
    for (const address of [site.email, 'new@shop.example', 'x', '']) {
      await expect(call('erase', address)).rejects.toThrow('400');
    }
    await expect(call('export', 'man@example.com', strapi.editor)).rejects.toThrow('403');
    const response = await fetch(`${strapi.url}/personal-data/export`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${cms.token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ address: 'man@example.com' }),
    });
    expect(response.status).toBe(401);
  });
});

const ask = (email: string) =>
  putToCms(cms, `alerts/${nextId()}`, { email, product: '1', language: 'en' });

/** Confirms the alert of an address by the link in its mail, which stays in the outbox without a mail server. */
async function confirmAlert(address: string): Promise<void> {
  const mail = (await strapi.desk.all('mail')).find(({ to }) => to === address);
  const token = /#confirm=(\w{32})/.exec(String(mail?.['text']))?.[1];
  const { status } = await putToCms(cms, 'alert-answers', { token, answer: 'confirm' });
  expect(status).toBe(200);
}

let bookings = 0;
const days = site.retentionDays;

/** What is kept how long, how one is made for an address, and what is left of it; by default, nothing. */
const KINDS: {
  what: string;
  type: string;
  days: number;
  make: (email: string) => Promise<unknown>;
  left?: object;
}[] = [
  {
    what: 'a message',
    type: 'message',
    days: days.message,
    make: (email) => sendMessage(cms, { email }),
  },
  { what: 'a mail', type: 'mail', days: days.mail, make: (email) => sendMessage(cms, { email }) },
  { what: 'a mail of an alert', type: 'mail', days: days.unconfirmedAlert, make: ask },
  { what: 'an unconfirmed alert', type: 'alert', days: days.unconfirmedAlert, make: ask },
  {
    what: 'a confirmed alert',
    type: 'alert',
    days: days.alert,
    make: (email) => ask(email).then(() => confirmAlert(email)),
  },
  {
    what: 'a review',
    type: 'review',
    days: days.message,
    make: (email) => sendReview(cms, { email }),
  },
  {
    what: 'a published review',
    type: 'review',
    days: days.message,
    async make(email) {
      const id = nextId();
      await sendReview(cms, { email, reference: 'OT-20261122-AAAA' }, id);
      await strapi.desk.change('review', id, { state: 'published' });
    },
    left: { state: 'published', stars: 4, email: null, reference: null },
  },
  {
    what: 'a booking',
    type: 'booking',
    days: days.booking,
    make: (email) => book(cms, makeBooking({ email, start: tomorrow + 2 * (bookings += 1) })),
  },
  {
    what: 'an order',
    type: 'order',
    days: days.order,
    make: (email) => deliver(cms, makeOrder(1, { customer: { ...customer, email } }), 'pending'),
    left: { firstName: '', email: '', phone: '', address: null, total: 1000 },
  },
];

it('data older than the privacy policy allows is deleted, or what is personal in it', async () => {
  /** Makes an entry of an age in days; resolves to its address and documentId. */
  const makeAged = async ({ type, make }: (typeof KINDS)[number], age: number) => {
    const address = `${nextId()}@example.com`;
    await make(address);
    const rows = await strapi.desk.all(type);
    const documentId = String(
      rows.find(({ email, to }) => (email ?? to) === address)?.['documentId'],
    );
    await strapi.database.age(age, documentId);
    return { address, documentId };
  };
  const entries = [];
  for (const kind of KINDS) {
    const young = await makeAged(kind, kind.days - 1);
    entries.push({ ...kind, young, old: await makeAged(kind, kind.days + 1) });
  }
  await strapi.kill();
  await strapi.startAgain();
  for (const { what, type, young, old, left } of entries) {
    const rows = await strapi.desk.all(type);
    const stored = ({ documentId }: typeof young) =>
      rows.find((row) => row['documentId'] === documentId);
    expect(JSON.stringify(stored(young)), what).toContain(young.address);
    expect(stored(old), what).toEqual(left && expect.objectContaining(left));
  }
  // The hours of the one booking that is left.
  const taken = () => takenIn(cms, 'a', tomorrow, tomorrow + 24);
  await expect.poll(taken).toEqual([tomorrow + 2, tomorrow + 3]);
});
