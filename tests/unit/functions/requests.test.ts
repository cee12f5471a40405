import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackedPriceList } from '~/features/products/price-list/price-list';
import checkout from '~/functions/checkout';
import order from '~/functions/order';
import orderStates from '~/functions/order-states';
import stripeHook from '~/functions/stripe-hook';
import { listenLocally } from '../../../scripts/server/local-server';
import { request, sessionAt, startLab, type Lab } from './lab';

let lab: Lab;
const log: unknown[] = [];
beforeEach(async () => {
  log.length = 0;
  for (const level of ['error', 'warn', 'log', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void log.push(...parts));
  }
  lab = await startLab();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await lab.stop();
});

const { customer } = request;
const sessions = () => [...lab.stripe.sessions.values()];

describe('POST /api/checkout', () => {
  it('creates a session with the prices, language and addresses of the shop', async () => {
    const answer = await lab.submit({ locale: 'en' });
    expect(answer).toMatchObject({
      status: 200,
      body: { url: expect.stringContaining('/pay/cs_') as string },
    });
    expect(sessions()).toMatchObject([
      {
        amount_total: 2_400_000,
        currency: 'hkd',
        locale: 'en',
        customer_email: customer.email,
        client_reference_id: request.id,
        success_url: `${lab.site.url}/en/order/confirmation?session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${lab.site.url}/en/checkout?payment=open`,
        lines: [{ name: 'Stratocaster en', amount: 1_200_000, quantity: 2 }],
      },
    ]);
  });

  it('charges the shipping that the pages say, which an editor may have changed', async () => {
    Object.assign(lab.site.state, { shipping: { freeOver: 50_000, fee: 40 } });
    expect(await lab.submit()).toMatchObject({
      status: 409,
      body: { error: 'changed', lines: [], total: 24_040 },
    });
    expect((await lab.submit({ total: 24_040 })).status).toBe(200);
    expect(sessions()).toMatchObject([{ amount_total: 2_404_000 }]);
  });

  it.each([{ freeOver: 500 }, { freeOver: 500, fee: -40 }, 'free', undefined])(
    'charges nothing while the shipping is not known: %j',
    async (shipping) => {
      Object.assign(lab.site.state, { shipping });
      expect((await lab.submit()).status).toBe(503);
      expect(sessions()).toEqual([]);
    },
  );

  it('returns a Chinese shopper to Chinese pages', async () => {
    await lab.submit();
    expect(sessions()).toMatchObject([
      { locale: 'zh-HK', success_url: expect.stringContaining(`${lab.site.url}/order/`) as string },
    ]);
  });

  it('answers only with what it must not be cached by anybody', async () => {
    const response = await checkout(lab.post('/api/checkout', request));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(Object.keys((await response.json()) as object)).toEqual(['url']);
  });

  it.each<readonly [string, string | object, RegExp]>([
    ['not JSON', '{"id":', /JSON/],
    ['no object', '7', /^The order: /],
    ['another id', { id: 'x' }, /^id: must be 32 hex/],
    ['an unknown language', { locale: 'fr' }, /^locale: /],
    ['an unknown method', { method: 'cash' }, /^method: /],
    ['the method of another path', { method: 'bank' }, /^method: is not accepted here/],
    ['no customer', { customer: {} }, /^customer\.firstName: /],
    ['a control character', { instructions: 'a\u001b[2J' }, /^instructions: has characters/],
    ['a field of its own', { host: 'https://evil.example' }, /^The order: .*host/],
    ['an address to return to', { success_url: 'https://evil.example' }, /success_url/],
    ['no line items', { lines: [] }, /^lines: must not be empty/],
    ['a path as id', { lines: [{ id: '../7', quantity: 1, price: 12_000 }] }, /^lines\.0\.id: /],
    [
      'a product twice',
      { lines: [request.lines[0], request.lines[0]] },
      /^lines: must not contain a product twice/,
    ],
    ['cents', { total: 24_000.5 }, /^total: /],
    ['nothing to pay', { total: 0 }, /^total: /],
    ...(
      [
        ['a blank name', 'lastName', '  ', 'is required'],
        ['an invisible name', 'firstName', '\u200b\u2060', 'is required'],
        ['half an e-mail address', 'email', 'a@b', 'is not valid'],
        ['a mail header', 'email', 'a@b.hk\nBcc: c@d.hk', 'has characters'],
        ['a header in a name', 'firstName', 'A\r\nBcc: c@d.hk', 'has characters'],
        ['a name that reads backwards', 'lastName', 'Chan\u202etxt', 'has characters'],
        ['a long address', 'address', 'x'.repeat(501), 'is too long'],
      ] as const
    ).map(
      ([name, field, text, problem]) =>
        [
          name,
          { customer: { ...customer, [field]: text } },
          new RegExp(`^customer\\.${field}: ${problem}`),
        ] as const,
    ),
    ...[0, 0.5, -1].map(
      (quantity) =>
        [
          `a quantity of ${quantity}`,
          { lines: [{ id: '7', quantity, price: 12_000 }] },
          /^lines\.0\.quantity: /,
        ] as const,
    ),
  ])('answers 400 and names the field: %s', async (_, body, message) => {
    const content = typeof body === 'string' ? body : { ...request, ...body };
    const response = await checkout(lab.post('/api/checkout', content));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'invalid',
      message: expect.stringMatching(message) as string,
    });
    expect(sessions()).toEqual([]);
  });

  it('answers 400 to more than Stripe can charge', async () => {
    lab.products.set('7', { name: 'Piano', price: 500_000, inStock: true });
    const lines = [{ id: '7', quantity: 2, price: 500_000 }];
    const { status, body } = await lab.submit({ lines, total: 1_000_000 });
    expect({ status, ...body }).toMatchObject({
      status: 400,
      message: 'total: must be at most 999999',
    });
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of the same domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site, by an old browser', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
  ])('answers 403 to a page of %s', async (_, headers) => {
    expect(await lab.submit({}, headers)).toEqual({ status: 403, body: { error: 'cross-site' } });
    expect(sessions()).toEqual([]);
  });

  it('answers 403 without any origin', async () => {
    const post = lab.post('/api/checkout', request);
    post.headers.delete('origin');
    expect((await checkout(post)).status).toBe(403);
  });

  it('ignores the host that a request names', async () => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const body = JSON.stringify(request);
    const type = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const url = 'https://evil.example/api/checkout';
    await checkout(new Request(url, { method: 'POST', body, headers: { ...headers, ...type } }));
    expect(JSON.stringify(sessions())).not.toContain('evil');
    expect(sessions()).toHaveLength(1);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'answers 415 to the content type "%s"',
    async (type) => {
      expect((await lab.submit({}, { 'Content-Type': type })).status).toBe(415);
    },
  );

  it('answers 413 to more than 32 KB', async () => {
    expect((await lab.submit({ instructions: 'x'.repeat(33_000) })).status).toBe(413);
  });

  it.each(['PUT', 'PATCH', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const response = await checkout(new Request(`${lab.site.url}/api/checkout`, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST, DELETE');
  });

  it.each([
    ['no key', { STRIPE_SECRET_KEY: '' }],
    ['a live key and a stand-in', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['a stand-in on another machine', { STRIPE_API_BASE: 'http://192.0.2.1' }],
    ['no address of the site', { SITE_URL: '' }],
    ['an address of the site without TLS', { SITE_URL: 'http://shop.example' }],
  ])('answers 503 and asks nobody with %s', async (_, env) => {
    Object.assign(process.env, env);
    expect(await lab.submit()).toEqual({ status: 503, body: { error: 'unavailable' } });
    expect(sessions()).toEqual([]);
  });

  type List = PackedPriceList;
  const inEach = ({ products, rows }: List, change: object) => ({
    products: products.map((product) => ({ ...product, ...change })),
    rows,
  });
  const damaged: [string, (list: List) => unknown][] = [
    ['no prices', (list) => inEach(list, { price: undefined })],
    ['a price of 0', (list) => inEach(list, { price: 0 })],
    ['a price that is no number', (list) => inEach(list, { price: '12000' })],
    ['an absurd price', (list) => inEach(list, { price: Number.MAX_SAFE_INTEGER })],
    ['no products', ({ rows }) => ({ products: [], rows })],
    ['stock that is unknown', (list) => inEach(list, { inStock: null })],
    ['a name too few', ({ products, rows }) => ({ products, rows: rows.slice(1) })],
    ['columns', ({ products }) => [products.map(({ id }) => id)]],
  ];
  it.each(damaged)('sells nothing from a price list with %s', async (_, damage) => {
    lab.site.state.damage = damage;
    for (const total of [24_000, 1]) {
      expect(await lab.submit({ total })).toEqual({ status: 503, body: { error: 'unavailable' } });
    }
    expect(sessions()).toEqual([]);
  });

  it('logs no customer and no key, whatever happens', async () => {
    lab.stripe.state.fault = { status: 500 };
    await lab.submit();
    lab.stripe.state.fault = undefined;
    await lab.submit();
    await lab.submit({ total: 1 });
    const [session] = lab.stripe.sessions.keys();
    const event = lab.stripe.pay(session ?? '');
    lab.cms.state.fault = 'down';
    await lab.hook(event);
    await lab.submitTransfer();
    const text = log.map(String).join('\n');
    expect(text).toContain('Stripe');
    for (const secret of [
      ...Object.values(customer),
      'sk_test_standin',
      'whsec_test',
      'orders-token',
    ]) {
      if (secret !== '') expect(text).not.toContain(secret);
    }
  });
});

describe('GET /api/checkout', () => {
  it('tells nothing about the customer', async () => {
    const { body } = await lab.submit();
    const session = sessionAt(body.url);
    lab.stripe.pay(session);
    expect(await lab.look(session)).toEqual({
      status: 200,
      body: {
        id: request.id,
        state: 'paid',
        total: 24_000,
        reference: expect.stringMatching(/^OT-\d{8}-[A-HJKMNP-Z2-9]{6}$/) as string,
        placedAt: expect.any(Number) as number,
      },
    });
  });

  it.each(['', 'cs_', '../customers', 'cs_test_1/../../customers', 'pi_1'])(
    'answers 400 to the session "%s"',
    async (session) => {
      expect((await lab.look(encodeURIComponent(session))).status).toBe(400);
    },
  );

  it('answers 404 to an unknown session, and 503 if Stripe is down', async () => {
    expect((await lab.look('cs_test_unknown')).status).toBe(404);
    lab.stripe.state.fault = 'down';
    expect((await lab.look('cs_test_unknown')).status).toBe(503);
  });
});

describe('limits of /api/checkout', () => {
  it('answers 429 to the twenty-first order of an address, and not to a repetition', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1) {
      answers.push((await lab.submit({ id: count.toString(16).padStart(32, '0') })).status);
    }
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await lab.submit({ id: '0'.repeat(32) })).status).toBe(200);
  });

  it('asks Stripe about twenty sessions at most for one address', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1) {
      answers.push((await lab.look(`cs_test_${count}`)).status);
    }
    expect(answers).toEqual([...Array<number>(20).fill(404), 429]);
  });

  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, {}])(
    'asks Stripe nothing for a page with the headers %j',
    async (headers) => {
      expect(await lab.look('cs_test_1', headers as never)).toMatchObject({ status: 403 });
    },
  );

  it('answers an old browser, which sends the address of the page', async () => {
    const referer = { Referer: `${lab.site.url}/order/confirmation` };
    expect(await lab.look('cs_test_1', referer as never)).toMatchObject({ status: 404 });
  });
});

describe('DELETE /api/checkout', () => {
  it('answers within 10 s, however slow Stripe is', { timeout: 12_000 }, async () => {
    const { body } = await lab.submit();
    lab.stripe.state.gate = new Promise(() => undefined);
    const start = performance.now();
    expect(await lab.close(sessionAt(body.url))).toMatchObject({ status: 503 });
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('closes the page of an order that is not paid', async () => {
    const { body } = await lab.submit();
    const closed = await lab.close(sessionAt(body.url));
    expect(closed).toMatchObject({ status: 200, body: { id: request.id, state: 'failed' } });
    expect(sessions()).toMatchObject([{ status: 'expired', url: null }]);
  });

  it('rejects requests of other sites', async () => {
    const { body } = await lab.submit();
    const session = sessionAt(body.url);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      expect(await lab.close(session, headers)).toMatchObject({ status: 403 });
    }
    expect(sessions()).toMatchObject([{ status: 'open' }]);
  });
});

describe('POST /api/order', () => {
  it('answers with a reference that the CMS has stored', async () => {
    const { status, body } = await lab.submitTransfer();
    expect(status).toBe(201);
    const [stored] = lab.cms.orders.values();
    expect(stored).toMatchObject({ reference: body.reference, state: 'pending', total: 24_000 });
    expect(new Date(stored?.placedAt ?? '').getTime()).toBe(body.placedAt);
  });

  it('takes an order without an address if it is collected, and never to nowhere', async () => {
    const collected = { ...customer, area: 'collect', address: '', city: '' };
    expect((await lab.submitTransfer({ customer: collected })).status).toBe(201);
    expect([...lab.cms.orders.values()]).toMatchObject([{ area: 'collect', address: '' }]);
    for (const area of ['', 'mars']) {
      const answer = await lab.submitTransfer({ customer: { ...customer, area } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message: 'customer.area: is required' });
    }
    const nowhere = { ...customer, address: '' };
    expect((await lab.submitTransfer({ customer: nowhere })).status).toBe(400);
  });

  const idOf = (number: number) => number.toString(16).padStart(12, '0').padEnd(32, '0');

  it('answers 429 to the eleventh order of an address, and not to another or to a repetition', async () => {
    const answers = [];
    for (let count = 0; count < 11; count += 1) {
      answers.push((await lab.submitTransfer({ id: idOf(count) }, '198.51.100.1')).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
    expect((await lab.submitTransfer({ id: idOf(9) }, '198.51.100.1')).status).toBe(201);
    expect((await lab.submitTransfer({ id: idOf(10) }, '198.51.100.2')).status).toBe(201);
  });

  it.each([
    ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', 429],
    ['2001:db8::1', '2001:db8:0:0:a::', 429],
    ['2001:db8:0:8::1', '2001:db8:0:9::1', 201],
    ['::ffff:198.51.100.8', '::ffff:198.51.100.9', 201],
  ])('after ten orders of %s answers %s with %i', async (one, other, status) => {
    for (let count = 0; count < 10; count += 1) await lab.submitTransfer({ id: idOf(count) }, one);
    expect((await lab.submitTransfer({ id: idOf(10) }, other)).status).toBe(status);
  });

  it('does not count requests of other sites, or those that are refused', async () => {
    const ip = '198.51.100.3';
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (let count = 0; count < 20; count += 1) {
      const id = idOf(count);
      expect((await lab.submitTransfer({ id }, ip, foreign)).status).toBe(403);
      expect((await lab.submitTransfer({ id, total: 1 }, ip)).status).toBe(409);
    }
    expect((await lab.submitTransfer({}, ip)).status).toBe(201);
  });

  const customerOf = () => [...lab.cms.orders.values()].map(({ address }) => address);

  it('answers 409 to a correction when the order is not pending any more', async () => {
    await lab.submitTransfer();
    for (const order of lab.cms.orders.values()) order.state = 'paid';
    const changed = { ...customer, address: '彌敦道 3 號' };
    expect(await lab.submitTransfer({ customer: changed })).toMatchObject({
      status: 409,
      body: { error: 'used' },
    });
    expect(customerOf()).toEqual([customer.address]);
    expect((await lab.submitTransfer()).status).toBe(201);
  });

  it('is sure that an order was not written if the CMS says so, or cannot be reached', async () => {
    process.env['ORDERS_TOKEN'] = 'another';
    expect(await lab.submitTransfer()).toEqual({ status: 503, body: { error: 'unavailable' } });
    await lab.cms.stop();
    expect(await lab.submitTransfer()).toEqual({ status: 503, body: { error: 'unavailable' } });
  });

  it('answers 405 to GET, and 503 without a CMS', async () => {
    expect((await order(new Request(`${lab.site.url}/api/order`))).status).toBe(405);
    process.env['ORDERS_URL'] = '';
    expect((await lab.submitTransfer()).status).toBe(503);
  });
});

describe('POST /api/stripe-hook', () => {
  const paid = async () => {
    const { body } = await lab.submit();
    return lab.stripe.pay(sessionAt(body.url));
  };

  it('writes what was ordered and shown', async () => {
    await lab.hook(await paid());
    expect([...lab.cms.orders.values()]).toMatchObject([
      {
        ...customer,
        language: 'zh',
        lines: [{ id: '7', name: 'Stratocaster zh', price: 12_000, quantity: 2 }],
        total: 24_000,
      },
    ]);
  });

  it('has Stripe send the event again while it is not configured', async () => {
    const event = await paid();
    for (const name of ['ORDERS_URL', 'ORDERS_TOKEN', 'STRIPE_WEBHOOK_SECRET']) {
      vi.stubEnv(name, '');
      expect(await lab.hook(event)).toBe(500);
      vi.unstubAllEnvs();
    }
    expect(await lab.hook(event)).toBe(200);
  });

  it.each(['null', '{"type":"checkout.session.completed","data":null}', '[]'])(
    'answers 400 to %s, although it is signed',
    async (body) => {
      expect(await lab.hook({ body })).toBe(400);
    },
  );

  it('notes a payment by card of an order whose bank transfer an editor has seen', async () => {
    await lab.submitTransfer();
    for (const order of lab.cms.orders.values()) order.state = 'paid';
    expect(await lab.hook(await paid())).toBe(200);
    expect([...lab.cms.orders.values()]).toMatchObject([
      { method: 'bank', state: 'paid', notice: expect.stringContaining('cs_') as string },
    ]);
  });

  it('does not acknowledge a paid session that the CMS refuses to record, and names it', async () => {
    const event = await paid();
    const refusing = await listenLocally(
      createServer((_, response) => void response.writeHead(409).end('{}')),
    );
    process.env['ORDERS_URL'] = refusing.url;
    expect(await lab.hook(event)).toBe(500);
    const [session] = lab.stripe.sessions.keys();
    expect(log.map(String).join('\n')).toContain(session);
    await refusing.stop();
  });

  it.each([
    ['amount', '"amount_total":2400000', '"amount_total":100'],
    ['currency', '"currency":"hkd"', '"currency":"usd"'],
    ['content', '"order_00"', '"unreadable"'],
  ])('does not acknowledge a paid session of another %s than its order', async (_, from, to) => {
    const event = await paid();
    const changed = event.body.replaceAll(from, to);
    expect(changed).not.toBe(event.body);
    expect(await lab.hook({ body: changed })).toBe(500);
    expect(lab.cms.orders.size).toBe(0);
    expect(log.map(String).join()).toContain([...lab.stripe.sessions.keys()].join());
  });

  it('revives an order by bank transfer that an editor has cancelled, when a card pays it', async () => {
    await lab.submitTransfer();
    for (const order of lab.cms.orders.values()) order.state = 'cancelled';
    expect(await lab.hook(await paid())).toBe(200);
    expect([...lab.cms.orders.values()]).toMatchObject([{ method: 'card', state: 'paid' }]);
  });

  it('moves a pending bank transfer on to a payment that takes days to confirm', async () => {
    await lab.submitTransfer();
    const session = sessionAt((await lab.submit()).body.url);
    expect(await lab.hook(lab.stripe.payLater(session))).toBe(200);
    expect([...lab.cms.orders.values()]).toMatchObject([
      { method: 'card', state: 'pending', session },
    ]);
  });

  it('ignores other events, and answers 405 and 413 to other requests', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: {} },
    });
    expect(await lab.hook({ body })).toBe(200);
    expect((await stripeHook(new Request(`${lab.site.url}/api/stripe-hook`))).status).toBe(405);
    expect(await lab.hook({ body: 'x'.repeat(600_000) })).toBe(413);
  });
});

describe('POST /api/order-states', () => {
  it('says where orders stand, by their ids only', async () => {
    await lab.submitTransfer();
    const [stored] = lab.cms.orders.values();
    expect(await lab.askStates({ ids: [request.id, 'f'.repeat(32)] })).toEqual({
      status: 200,
      body: { [request.id]: { state: 'pending' } },
    });
    const tracking = 'https://carrier.example/1';
    Object.assign(stored ?? {}, { state: 'shipped', tracking: ` ${tracking} `, mail: 'sent' });
    expect((await lab.askStates({ ids: [request.id] })).body).toEqual({
      [request.id]: { state: 'shipped', tracking, mail: 'sent' },
    });
    const byReference = await lab.askStates({ ids: [stored?.reference] });
    expect(byReference.status).toBe(400);
  });

  it('refuses other sites, other methods and anything but ids', async () => {
    const ids = [request.id];
    expect((await lab.askStates({ ids }, { Origin: 'https://evil.example' })).status).toBe(403);
    for (const body of [{}, { ids: [] }, { ids: Array(11).fill(request.id) }, { ids, all: true }]) {
      expect((await lab.askStates(body)).status).toBe(400);
    }
    const url = `${lab.site.url}/api/order-states`;
    expect((await orderStates(new Request(url))).status).toBe(405);
  });

  it('answers 503 while the CMS is down', async () => {
    lab.cms.state.fault = 'down';
    expect((await lab.askStates({ ids: [request.id] })).status).toBe(503);
    expect(JSON.stringify(log)).not.toContain(request.id);
  });
});
