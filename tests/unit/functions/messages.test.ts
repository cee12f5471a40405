import { expect, it } from 'vitest';
import message from '~/functions/message';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();
const ID = 'a'.repeat(32);
const written = {
  id: ID,
  locale: 'en',
  name: '陳大文',
  phone: '9123 4567 after six',
  email: 'man@example.com',
  subject: 'Stratocaster',
  message: 'Is it\r\nin stock? <b>',
  website: '',
  seconds: 20,
};
let senders = 0;
async function send(changes: object | string = {}, headers = {}, ip = `192.0.2.${(senders += 1)}`) {
  const body = typeof changes === 'string' ? changes : { ...written, ...changes };
  const response = await message(each.lab.post('/api/messages', body, headers), { ip });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('writes a message to the CMS, without what only the form needs', async () => {
  expect(await send()).toEqual({ status: 201, body: {} });
  expect(Object.fromEntries(each.lab.cms.received)).toEqual({
    [`messages/${ID}`]: {
      name: written.name,
      phone: written.phone,
      email: written.email,
      subject: written.subject,
      message: 'Is it\nin stock? <b>',
      language: 'en',
    },
  });
});

it.each<readonly [string, object | string, RegExp]>([
  ['not JSON', '{', /JSON/],
  ['another id', { id: '../orders/1' }, /^id: /],
  ['an unknown language', { locale: 'fr' }, /^locale: /],
  ['a domain without a dot', { email: 'a@b' }, /^email: is not valid/],
  ['a header in a subject', { subject: 'x\nBcc: all@example.com' }, /^subject: has characters/],
  ['a bidirectional override', { name: 'a\u202eb' }, /^name: has characters/],
  ['a text that is too long', { message: 'x'.repeat(5001) }, /^message: is too long/],
  ['a field of its own', { state: 'answered' }, /^Message: .*state/],
  ['nothing', { subject: ' ', message: '\n' }, /^message: is empty/],
])('refuses %s', async (_, changes, issue) => {
  const { status, body } = await send(changes);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'invalid', message: expect.stringMatching(issue) as string });
  expect(each.lab.cms.received.size).toBe(0);
});

it('refuses what fills in the hidden field or writes at once', async () => {
  for (const changes of [{ website: 'https://spam.example' }, { seconds: 0.5 }]) {
    expect(await send(changes)).toEqual({ status: 400, body: { error: 'automatic' } });
  }
  expect(each.lab.cms.received.size).toBe(0);
});

it('refuses 100 KB, other sites, and other methods', async () => {
  expect((await send({ message: 'x'.repeat(100_000) })).status).toBe(413);
  expect((await send({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const got = await message(new Request(`${each.lab.site.url}/api/messages`));
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
});

it('limits what one address sends; the same message counts once', async () => {
  const idOf = (index: number) => String(index).padStart(32, '0');
  const answers = [];
  for (let index = 0; index < 7; index += 1) {
    answers.push((await send({ id: idOf(index) }, {}, '198.51.100.7')).status);
  }
  expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect((await send({ id: idOf(0) }, {}, '198.51.100.7')).status).toBe(201);
});

it('says whether the message may have arrived when the CMS does not answer', async () => {
  each.lab.cms.state.fault = 'lost';
  expect(await send()).toEqual({ status: 503, body: { error: 'unsure' } });
  await each.lab.cms.stop();
  expect(await send()).toEqual({ status: 503, body: { error: 'unavailable' } });
  expect(JSON.stringify(each.log)).not.toMatch(/man@example|大文|9123|in stock/);
});

it('is unavailable without a CMS', async () => {
  delete process.env['ORDERS_URL'];
  expect((await send()).status).toBe(503);
});
