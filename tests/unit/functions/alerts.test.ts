import { describe, expect, it } from 'vitest';
import alert from '~/functions/alerts';
import alertAnswer from '~/functions/alert-answers';
import { answered, nextSender } from './lab';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();
const ID = 'a'.repeat(32);

it.each([
  [404, 400, 'invalid'],
  [429, 429, 'too-many'],
])(
  'a stock alert that the CMS answers with %i is answered with %i',
  async (refusal, status, error) => {
    each.lab.cms.state.refusal = refusal;
    const asked = {
      product: '7',
      email: 'man@example.com',
      locale: 'zh',
      website: '',
      seconds: 20,
    };
    const post = each.lab.post('/api/alerts', { id: ID, ...asked });
    expect(await answered(await alert(post, { ip: nextSender() }))).toMatchObject({
      status,
      body: { error },
    });
    expect(JSON.stringify(each.log)).not.toContain('man@example');
  },
);

describe('POST /api/alert-answers', () => {
  const reply = async (changes: object = {}, headers = {}) => {
    const body = { token: ID, answer: 'confirm', ...changes };
    return answered(
      await alertAnswer(each.lab.post('/api/alert-answers', body, headers), { ip: nextSender() }),
    );
  };

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

  it('reports unknown alerts and an unavailable CMS', async () => {
    each.lab.cms.state.refusal = 404;
    expect(await reply()).toEqual({ status: 404, body: { error: 'unknown' } });
    each.lab.cms.state.fault = 'proxy';
    expect((await reply()).status).toBe(503);
    await each.lab.cms.stop();
    expect((await reply()).status).toBe(503);
    expect(JSON.stringify(each.log)).not.toContain(ID);
  });
});
