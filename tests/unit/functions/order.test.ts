import { describe, expect, it } from 'vitest';
import order from '~/functions/order';
import { idOf, request, statusesOf } from './lab';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();
const { customer } = request;

describe('POST /api/order', () => {
  it('answers with a reference that the CMS has stored', async () => {
    const abroad = { ...customer, area: 'abroad', city: '澳門', country: '中國' };
    const { status, body } = await each.lab.submitTransfer({ customer: abroad });
    expect(status).toBe(201);
    const [stored] = each.lab.cms.orders.values();
    const { reference } = body;
    expect(stored).toMatchObject({ ...abroad, reference, state: 'pending', total: 24_000 });
    expect(new Date(stored?.placedAt ?? '').getTime()).toBe(body.placedAt);
  });

  /** Returns the statuses of a number of orders from one address. */
  const ordersOf = (ip: string, count: number) =>
    statusesOf(count, (number) => each.lab.submitTransfer({ id: idOf(number) }, ip));

  it.each([
    ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', 429],
    ['2001:db8::1', '2001:db8:0:0:a::', 429],
    ['2001:db8:0:8::1', '2001:db8:0:9::1', 201],
    ['::ffff:198.51.100.8', '::ffff:198.51.100.9', 201],
  ])('after ten orders of %s answers %s with %i', async (one, other, status) => {
    await ordersOf(one, 10);
    expect((await each.lab.submitTransfer({ id: idOf(10) }, other)).status).toBe(status);
  });

  it('does not count requests of other sites, or those that are refused', async () => {
    const ip = '198.51.100.3';
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (let count = 0; count < 20; count += 1) {
      const id = idOf(count);
      expect((await each.lab.submitTransfer({ id }, ip, foreign)).status).toBe(403);
      expect((await each.lab.submitTransfer({ id, total: 1 }, ip)).status).toBe(409);
    }
    expect((await each.lab.submitTransfer({}, ip)).status).toBe(201);
  });

  it('does not count orders whose ids are used already', async () => {
    await ordersOf('198.51.100.4', 10);
    const other = { lines: [{ id: '7', quantity: 1, price: 12_000 }], total: 12_000 };
    const send = (number: number) =>
      each.lab.submitTransfer({ id: idOf(number), ...other }, '198.51.100.5');
    expect(await statusesOf(10, send)).toEqual(Array<number>(10).fill(409));
    expect((await send(9)).body).toMatchObject({ error: 'used' });
    expect((await send(10)).status).toBe(201);
  });

  it('is sure that an order was not written if the CMS says so', async () => {
    process.env['ORDERS_TOKEN'] = 'another';
    expect(await each.lab.submitTransfer()).toEqual({
      status: 503,
      body: { error: 'unavailable' },
    });
  });

  it('answers 405 to GET, and 503 without a CMS', async () => {
    expect((await order(new Request(`${each.lab.site.url}/api/order`))).status).toBe(405);
    process.env['ORDERS_URL'] = '';
    expect((await each.lab.submitTransfer()).status).toBe(503);
  });
});

describe('POST /api/order-states', () => {
  it('says where orders stand, by their ids only', async () => {
    await each.lab.submitTransfer();
    const [stored] = each.lab.cms.orders.values();
    expect(await each.lab.askStates({ ids: [request.id, 'f'.repeat(32)] })).toEqual({
      status: 200,
      body: { [request.id]: { state: 'pending' } },
    });
    const byReference = await each.lab.askStates({ ids: [stored?.reference] });
    expect(byReference.status).toBe(400);
  });

  it('refuses other sites and anything but ids', async () => {
    const ids = [request.id];
    expect((await each.lab.askStates({ ids }, { Origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await each.lab.askStates({ ids, all: true })).status).toBe(400);
  });

  it('answers 503 while the CMS is down', async () => {
    each.lab.cms.state.fault = 'down';
    expect((await each.lab.askStates({ ids: [request.id] })).status).toBe(503);
    expect(JSON.stringify(each.log)).not.toContain(request.id);
  });
});

describe('POST /api/order-lookup', () => {
  it('finds an order by reference and e-mail address, without its id and customer', async () => {
    const { body: receipt } = await each.lab.submitTransfer();
    const { id, locale, lines } = request;
    const { reference = '' } = receipt;
    const typed = ` ${reference.toLowerCase().replaceAll('-', '–')} `;
    const found = await each.lab.find({ reference: typed, email: customer.email });
    expect(found).toEqual({
      status: 200,
      body: {
        ...receipt,
        state: 'pending',
        locale,
        method: 'bank',
        area: customer.area,
        lines: lines.map((line) => ({ ...line, name: 'Stratocaster zh', subtotal: 24_000 })),
        totals: { itemCount: 2, subtotal: 24_000, shipping: 0, total: 24_000 },
      },
    });
    for (const secret of [id, customer.phone]) expect(JSON.stringify(found)).not.toContain(secret);
  });

  it('answers a wrong reference as it does a wrong address', async () => {
    const { reference } = (await each.lab.submitTransfer()).body;
    const [wrong, other] = await Promise.all([
      each.lab.find({ reference: 'OT-20261122-AAAAAA', email: customer.email }),
      each.lab.find({ reference, email: 'other@example.com' }),
    ]);
    expect(wrong).toEqual({ status: 404, body: { error: 'unknown' } });
    expect(other).toEqual(wrong);
  });

  it('counts look-ups of an address that differ in either, and refuses more than ten', async () => {
    const statuses = await statusesOf(13, (number) => {
      const guess = Math.max(number, 2);
      const [reference, person] = guess % 2 ? [guess, 1] : [1, guess];
      const asked = { reference: `OT-${reference}`, email: `${person}@example.com` };
      return each.lab.find(asked, {}, '192.0.2.255');
    });
    expect(statuses).toEqual([...Array<number>(12).fill(404), 429]);
  });

  it('refuses other sites, and anything but a reference and an address', async () => {
    const sent = { reference: 'OT-1', email: customer.email };
    expect((await each.lab.find(sent, { Origin: 'https://evil.example' })).status).toBe(403);
    for (const body of [
      {},
      { ...sent, email: '%' },
      { ...sent, reference: ' ' },
      { ...sent, a: 1 },
    ])
      expect((await each.lab.find(body)).status).toBe(400);
    each.lab.cms.state.fault = 'down';
    expect((await each.lab.find(sent)).status).toBe(503);
    expect(JSON.stringify(each.log)).not.toContain(customer.email);
  });
});
