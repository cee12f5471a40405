import { describe, expect, it } from 'vitest';
import { firstHour } from '~/features/studio/booking-hours';
import alert from '~/functions/alerts';
import bookings from '~/functions/bookings';
import message from '~/functions/messages';
import { answered, idOf, nextSender, statusesOf } from './lab';
import { labForEachTest } from './lab-for-each-test';

// fault-rows.ts and form-fault-rows.ts cover forms while the CMS fails, record-rows.ts the values of fields.

const each = labForEachTest('2026-12-01T10:30:00+08:00');

const first = firstHour('2026-12-02');
const common = { locale: 'en', email: 'man@example.com', website: '', seconds: 20 };

/** Changes of the body, or another body, with the issue that the response names. */
type Refused = [what: string, changes: object | string, issue: RegExp];

const refusedByAll: Refused[] = [
  ['no JSON', '{', /JSON/],
  ['another id', { id: '../orders/1' }, /^id: /],
  ['an unknown language', { locale: 'fr' }, /^locale: /],
  ['a field of its own', { state: 'confirmed' }, /: .*state/],
];

interface Form {
  what: string;
  run: (request: Request, context?: { ip?: string }) => Promise<Response>;
  path: string;
  sent: Record<string, unknown>;
  /** Stored entries by path of the CMS. */
  stored: Record<string, unknown>;
  /** Maximum number of submissions from one address. */
  most: number;
  refused: Refused[];
}

const forms: Form[] = [
  {
    what: 'a message',
    run: message,
    path: '/api/messages',
    sent: {
      name: '陳大文',
      phone: 'after six',
      subject: 'Strings',
      message: 'Is it\r\nthere? <b>',
    },
    stored: {
      [`messages/${idOf(1)}`]: {
        name: '陳大文',
        phone: 'after six',
        email: 'man@example.com',
        subject: 'Strings',
        message: 'Is it\nthere? <b>',
        language: 'en',
      },
    },
    most: 5,
    refused: [['nothing', { subject: ' ', message: '\n' }, /^message: is empty/]],
  },
  {
    what: 'a stock alert',
    run: alert,
    path: '/api/alerts',
    sent: { product: '7' },
    stored: {
      [`alerts/${idOf(1)}`]: { product: '7', email: 'man@example.com', language: 'en' },
    },
    most: 10,
    refused: [['a path as product', { product: '../orders' }, /^product: /]],
  },
  {
    what: 'a booking',
    run: bookings,
    path: '/api/bookings',
    sent: {
      room: 'a',
      start: first + 12,
      hours: 2,
      heads: 4,
      total: 1600,
      name: '陳大文',
      phone: '9123 4567',
      wishes: 'Two amps\r\n<b>',
    },
    stored: {
      [`bookings/${idOf(1)}`]: {
        room: 'a',
        startsAt: '2026-12-02T04:00:00.000Z',
        hours: 2,
        heads: 4,
        total: 1600,
        name: '陳大文',
        phone: '9123 4567',
        email: 'man@example.com',
        wishes: 'Two amps\n<b>',
        language: 'en',
      },
    },
    most: 5,
    refused: [
      ['an unknown room', { room: 'z' }, /^room: /],
      ['more hours than there may be', { hours: 13, total: 10_400 }, /^hours: /],
      ['an hour that begins too soon', { start: first - 13 }, /^start: is too soon/],
      ['hours by appointment that begin too soon', { start: first - 2 }, /^start: is too soon/],
      ['a day too far ahead', { start: first + 60 * 24 + 12 }, /^start: is too far ahead/],
      ['a time that no calendar has', { start: 1e14 }, /^start: is too far ahead/],
    ],
  },
];

describe.each(forms)('$what', ({ run, path, sent, stored, most, refused }) => {
  async function send(changes: object | string = {}, headers = {}, ip = nextSender()) {
    const body =
      typeof changes === 'string' ? changes : { id: idOf(1), ...common, ...sent, ...changes };
    return answered(await run(each.lab.post(path, body, headers), { ip }));
  }
  const expectNothingStored = () => {
    expect(each.lab.cms.received.size + each.lab.cms.bookings.size).toBe(0);
  };

  it('is written to the CMS once, without fields that only the form needs', async () => {
    expect(await send()).toEqual({ status: 201, body: {} });
    expect(await send()).toEqual({ status: 201, body: {} });
    expect(Object.fromEntries(each.lab.cms.received)).toEqual(stored);
  });

  it.each([...refusedByAll, ...refused])('with %s is refused', async (_, changes, issue) => {
    expect(await send(changes)).toEqual({
      status: 400,
      body: { error: 'invalid', message: expect.stringMatching(issue) as string },
    });
    expectNothingStored();
  });

  it('of a program, of another site, of 100 KB or by another method is refused', async () => {
    for (const changes of [{ website: 'https://spam.example' }, { seconds: 0.5 }]) {
      expect(await send(changes)).toEqual({ status: 400, body: { error: 'automatic' } });
    }
    expect((await send({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send({ email: 'x'.repeat(100_000) })).status).toBe(413);
    const put = await run(new Request(each.lab.site.url + path, { method: 'PUT' }));
    expect([put.status, put.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')]);
    expectNothingStored();
  });

  it(`is one of ${most} from an address in ten minutes; a repetition does not count`, async () => {
    const ip = nextSender();
    const sendNumber = (index: number) =>
      send({ id: idOf(index), ...('start' in sent && { start: first + 10 + 2 * index }) }, {}, ip);
    const answers = await statusesOf(most + 1, sendNumber);
    expect(answers).toEqual([...Array<number>(most).fill(201), 429]);
    expect((await sendNumber(0)).status).toBe(201);
  });

  it('is not taken without a CMS', async () => {
    delete process.env['ORDERS_URL'];
    expect((await send()).status).toBe(503);
  });
});
