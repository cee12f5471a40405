import { describe, expect, it } from 'vitest';
import alert from '~/functions/alert';
import alertAnswer from '~/functions/alert-answer';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();
const ID = 'a'.repeat(32);
const asked = {
  id: ID,
  locale: 'zh',
  product: '7',
  email: 'man@example.com',
  website: '',
  seconds: 20,
};
let senders = 0;
const nextSender = () => `192.0.2.${(senders += 1)}`;
type Handler = typeof alert;

async function post(
  handler: Handler,
  path: string,
  body: unknown,
  headers = {},
  ip = nextSender(),
) {
  const response = await handler(each.lab.post(path, body, headers), { ip });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const ask = (changes: object = {}, headers = {}, ip?: string) =>
  post(alert, '/api/alerts', { ...asked, ...changes }, headers, ip);
const reply = (changes: object = {}, headers = {}, ip?: string) =>
  post(
    alertAnswer,
    '/api/alert-answers',
    { token: ID, answer: 'confirm', ...changes },
    headers,
    ip,
  );

describe('POST /api/alerts', () => {
  it('writes product, address and language to the CMS', async () => {
    expect(await ask()).toEqual({ status: 201, body: {} });
    expect(Object.fromEntries(each.lab.cms.received)).toEqual({
      [`alerts/${ID}`]: { product: '7', email: 'man@example.com', language: 'zh' },
    });
  });

  it.each<[string, object, RegExp]>([
    ['a path as product', { product: '../orders' }, /^product: /],
    ['no address', { email: ' ' }, /^email: is required/],
    ['a domain without a dot', { email: 'a@b' }, /^email: is not valid/],
    ['a mail header', { email: 'a@b.hk\nBcc: c@d.hk' }, /^email: has characters/],
    ['100 characters too many', { email: `${'a'.repeat(350)}@b.hk` }, /^email: is too long/],
    ['a field of its own', { state: 'confirmed' }, /^Alert: .*state/],
  ])('refuses %s', async (_, changes, issue) => {
    const { status, body } = await ask(changes);
    expect([status, body['message']]).toEqual([400, expect.stringMatching(issue)]);
    expect(each.lab.cms.received.size).toBe(0);
  });

  it('refuses programs, other sites, and too many of one address', async () => {
    expect(await ask({ website: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'automatic' },
    });
    expect((await ask({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const ip = nextSender();
    const idOf = (index: number) => String(index).padStart(32, '0');
    const answers = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(await ask({ id: idOf(index) }, {}, ip));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 429]);
    expect((await ask({ id: idOf(0) }, {}, ip)).status).toBe(201);
  });

  it.each([
    [404, 400, 'invalid'],
    [429, 429, 'too-many'],
    [500, 503, 'unavailable'],
  ])('when the CMS answers %i, it answers %i', async (refusal, status, error) => {
    each.lab.cms.state.refusal = refusal;
    expect(await ask()).toMatchObject({ status, body: { error } });
    expect(JSON.stringify(each.log)).not.toContain('man@example');
  });
});

describe('POST /api/alert-answers', () => {
  it('sends an answer to the CMS, with its token in no path', async () => {
    expect(await reply()).toEqual({ status: 201, body: {} });
    expect(Object.fromEntries(each.lab.cms.received)).toEqual({
      'alert-answers': { token: ID, answer: 'confirm' },
    });
  });

  it('changes nothing by GET, for other sites or by other words', async () => {
    const got = await alertAnswer(new Request(`${each.lab.site.url}/api/alert-answers`));
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await reply({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (const changes of [{ answer: 'record' }, { token: '../7' }, { email: 'a@b.hk' }]) {
      expect((await reply(changes)).status).toBe(400);
    }
    expect(each.lab.cms.received.size).toBe(0);
  });

  it('says that an alert is unknown, that the CMS is down, and that tokens are not to be guessed', async () => {
    each.lab.cms.state.refusal = 404;
    expect(await reply()).toEqual({ status: 404, body: { error: 'unknown' } });
    const ip = nextSender();
    const answers = [];
    for (let index = 0; index < 21; index += 1) {
      answers.push(await reply({ token: String(index).padStart(32, '0') }, {}, ip));
    }
    expect(answers.at(-1)?.status).toBe(429);
    await each.lab.cms.stop();
    expect((await reply()).status).toBe(503);
    expect(JSON.stringify(each.log)).not.toContain(ID);
  });
});
