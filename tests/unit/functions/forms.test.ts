import { describe, expect, it } from 'vitest';
import { firstHour } from '~/features/studio/booking-hours';
import { answered, idOf, nextSender, statusesOf } from './lab';
import { labForEachTest } from './lab-for-each-test';
import { recordKinds, type FormName } from './record-rows';

// form-fault-rows.ts covers forms while the CMS fails, record-rows.ts the values of fields.

const each = labForEachTest('2026-12-01T10:30:00+08:00');

const first = firstHour('2026-12-02');

/** The most submissions from one address, and what of a record is not stored as sent. */
const own: Readonly<Record<FormName, { most: number; stored?: object }>> = {
  'a message': { most: 5, stored: { message: 'Is it\nthere? <b>' } },
  'a review': {
    most: 5,
    stored: { text: 'Warm sound.\n<script>alert(1)</script>', reference: 'OT-20261201-7KQ4MN' },
  },
  'a booking': { most: 5, stored: { wishes: 'Two amps\n<b>' } },
  'a stock alert': { most: 10 },
};
const forms = recordKinds(first + 12).flatMap((kind) =>
  kind.what === 'an order' ? [] : [{ ...kind, ...own[kind.what] }],
);

describe.each(forms)('$what', ({ run, paths, fields, bodyOf, recordOf, most, stored }) => {
  const [path, cms] = paths;
  async function send(changes: object | string = {}, headers = {}, ip = nextSender()) {
    const body =
      typeof changes === 'string' ? changes : { id: idOf(1), ...bodyOf(fields), ...changes };
    return answered(await run(each.lab.post(path, body, headers), { ip }));
  }
  const expectNothingStored = () => {
    expect(each.lab.cms.received.size + each.lab.cms.bookings.size).toBe(0);
  };

  it('is written to the CMS once, without fields that only the form needs', async () => {
    expect(await send()).toEqual({ status: 201, body: {} });
    expect(await send()).toEqual({ status: 201, body: {} });
    expect(Object.fromEntries(each.lab.cms.received)).toEqual({
      [`${cms}/${idOf(1)}`]: { ...recordOf(fields), ...stored },
    });
  });

  it.each<[string, object | string, RegExp]>([
    ['no JSON', '{', /JSON/],
    ['another id', { id: '../orders/1' }, /^id: /],
  ])('with %s is refused', async (_, changes, issue) => {
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
    expect(await send({ email: 'x'.repeat(100_000) })).toEqual({
      status: 413,
      body: { error: 'too-large' },
    });
    const request = new Request(each.lab.site.url + path, { method: 'PUT' });
    const put = await run(request, { ip: nextSender() });
    expect([put.status, put.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')]);
    expectNothingStored();
  });

  it(`is one of ${most} from an address in ten minutes; a repetition does not count`, async () => {
    const ip = nextSender();
    const sendNumber = (index: number) =>
      send(
        { id: idOf(index), ...('start' in fields && { start: first + 10 + 2 * index }) },
        {},
        ip,
      );
    const answers = await statusesOf(most + 1, sendNumber);
    expect(answers).toEqual([...Array<number>(most).fill(201), 429]);
    expect((await sendNumber(0)).status).toBe(201);
  });

  it('is not taken without a CMS', async () => {
    delete process.env['ORDERS_URL'];
    expect((await send()).status).toBe(503);
  });
});
