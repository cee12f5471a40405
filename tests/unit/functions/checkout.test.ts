import { describe, expect, it } from 'vitest';
import type { PackedProductList } from '~/features/products/product-list/product-list';
import checkout from '~/functions/checkout';
import { isReplayed } from '~/functions/payments/stripe-client';
import type { Fault } from '../../../scripts/stripe/stand-in';
import { request } from './lab';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();
const { customer } = request;
const sessions = () => [...each.lab.stripe.sessions.values()];

describe('POST /api/checkout', () => {
  it.each([
    ['en', 'en', '/en'],
    ['zh', 'zh-HK', ''],
  ] as const)(
    'creates a session with the prices and addresses of the shop in %s',
    async (locale, language, prefix) => {
      const answer = await each.lab.submit({ locale });
      expect(answer).toMatchObject({
        status: 200,
        body: { url: expect.stringContaining('/pay/cs_') as string },
      });
      expect(sessions()).toMatchObject([
        {
          amount_total: 2_400_000,
          currency: 'hkd',
          locale: language,
          customer_email: customer.email,
          client_reference_id: request.id,
          success_url: `${each.lab.site.url}${prefix}/order/confirmation?session={CHECKOUT_SESSION_ID}`,
          cancel_url: `${each.lab.site.url}${prefix}/checkout?payment=open`,
          lines: [{ name: `Stratocaster ${locale}`, amount: 1_200_000, quantity: 2 }],
          paymentMetadata: { order: request.id },
        },
      ]);
    },
  );

  it('charges the shipping that the pages say, which an editor may have changed', async () => {
    Object.assign(each.lab.site.state, { shipping: { freeOver: 50_000, fee: 40 } });
    expect(await each.lab.submit()).toMatchObject({
      status: 409,
      body: { error: 'changed', lines: [], total: 24_040 },
    });
    expect((await each.lab.submit({ total: 24_040 })).status).toBe(200);
    expect(sessions()).toMatchObject([
      { amount_total: 2_404_000, lines: [{}, { name: '運費', amount: 4000 }] },
    ]);
  });

  it.each([{ freeOver: 500 }, { freeOver: 500, fee: -40 }, 'free', undefined])(
    'charges nothing while the shipping is not known: %j',
    async (shipping) => {
      Object.assign(each.lab.site.state, { shipping });
      expect((await each.lab.submit()).status).toBe(503);
      expect(sessions()).toEqual([]);
    },
  );

  it('sells without the stock of a CMS that is slow, which it logs, or that does not exist', async () => {
    each.lab.cms.state.delay = 60_000;
    const start = performance.now();
    expect((await each.lab.submit()).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(each.log).toEqual([expect.stringContaining('Stock was not checked: ')]);
    process.env['ORDERS_URL'] = '';
    expect((await each.lab.submit()).status).toBe(200);
    expect(each.log).toHaveLength(1);
  });

  it('answers only with what it must not be cached by anybody', async () => {
    const response = await checkout(each.lab.post('/api/checkout', request));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(Object.keys((await response.json()) as object)).toEqual(['url']);
  });

  it.each<[string, object, RegExp]>([
    ['another id', { id: 'x' }, /^id: must be 32 hex/],
    ['the method of another path', { method: 'bank' }, /^method: is not accepted here/],
    ['a field of its own', { host: 'https://evil.example' }, /^The order: .*host/],
    ['a path as id', { lines: [{ id: '../7', quantity: 1, price: 12_000 }] }, /^lines\.0\.id: /],
    ['cents', { total: 24_000.5 }, /^total: /],
  ])('answers 400 and names the field: %s', async (_, changes, message) => {
    const response = await checkout(each.lab.post('/api/checkout', { ...request, ...changes }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'invalid',
      message: expect.stringMatching(message) as string,
    });
    expect(sessions()).toEqual([]);
  });

  it.each([
    ['more', 500_000, 1_000_000],
    ['less', 1, 2],
  ])('answers 400 to %s than Stripe can charge', async (_, price, total) => {
    each.lab.products.set('7', { name: 'Piano', price, inStock: true });
    const lines = [{ id: '7', quantity: 2, price }];
    const { status, body } = await each.lab.submit({ lines, total });
    expect({ status, ...body }).toMatchObject({
      status: 400,
      error: 'card-limit',
      message: 'total: must be from 4 to 999999',
    });
  });

  it.each(['chan..tm@gmail.com', '大文@例子.香港'])(
    'answers 400 to the e-mail address %s, which Stripe refuses',
    async (email) => {
      expect(await each.lab.submit({ customer: { ...customer, email } })).toEqual({
        status: 400,
        body: { error: 'invalid', message: 'customer.email: is refused by Stripe' },
      });
      expect(JSON.stringify(each.log)).not.toContain(email);
    },
  );

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of the same domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site, by an old browser', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
  ])('answers 403 to a page of %s', async (_, headers) => {
    expect(await each.lab.submit({}, headers)).toEqual({
      status: 403,
      body: { error: 'cross-site' },
    });
    expect(sessions()).toEqual([]);
  });

  it('answers 403 without any origin', async () => {
    const post = each.lab.post('/api/checkout', request);
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

  it.each(['text/plain', 'application/jsonp', ''])(
    'answers 415 to the content type "%s"',
    async (type) => {
      expect((await each.lab.submit({}, { 'Content-Type': type })).status).toBe(415);
    },
  );

  it('answers 413 to more than 32 KB', async () => {
    expect((await each.lab.submit({ instructions: 'x'.repeat(33_000) })).status).toBe(413);
  });

  it('answers 405 to another method', async () => {
    const put = new Request(`${each.lab.site.url}/api/checkout`, { method: 'PUT' });
    const response = await checkout(put);
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
    expect(await each.lab.submit()).toEqual({ status: 503, body: { error: 'unavailable' } });
    expect(each.log).toEqual([expect.stringMatching(/^Checkout: check [A-Z_]+$/)]);
    expect(sessions()).toEqual([]);
  });

  type List = PackedProductList;
  const inEach = ({ products, rows }: List, change: object) => ({
    products: products.map((product) => ({ ...product, ...change })),
    rows,
  });
  const damaged: [string, (list: List) => unknown][] = [
    ['a price of 0', (list) => inEach(list, { price: 0 })],
    ['a price that is no number', (list) => inEach(list, { price: '12000' })],
    ['an absurd price', (list) => inEach(list, { price: Number.MAX_SAFE_INTEGER })],
    ['no products', ({ rows }) => ({ products: [], rows })],
    ['stock that is unknown', (list) => inEach(list, { inStock: null })],
    ['a name too few', ({ products, rows }) => ({ products, rows: rows.slice(1) })],
    ['columns', ({ products }) => [products.map(({ id }) => id)]],
  ];
  it.each(damaged)('sells nothing from a product list with %s', async (_, damage) => {
    each.lab.site.state.damage = damage;
    for (const total of [24_000, 1]) {
      expect(await each.lab.submit({ total })).toEqual({
        status: 503,
        body: { error: 'unavailable' },
      });
    }
    expect(sessions()).toEqual([]);
  });

  it('logs an error of Stripe by its kind, without its message', async () => {
    each.lab.stripe.state.fault = { status: 500 };
    await each.lab.submit();
    expect(each.log).toEqual([
      'Stripe: {"type":"StripeAPIError","statusCode":500,"requestId":"req_standin"}',
    ]);
  });
});

it('a failure of Stripe without headers, as of a connection, is not a repeated one', () => {
  expect(isReplayed(undefined)).toBe(false);
});

describe('GET /api/checkout', () => {
  it('tells nothing about the customer', async () => {
    const session = await each.lab.open();
    each.lab.stripe.pay(session);
    expect(await each.lab.look(session)).toEqual({
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

  it.each(['', '../customers'])('answers 400 to the session "%s"', async (session) => {
    expect((await each.lab.look(encodeURIComponent(session))).status).toBe(400);
  });
});

describe('limits of /api/checkout', () => {
  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, {}])(
    'asks Stripe nothing for a page with the headers %j',
    async (headers) => {
      expect(await each.lab.look('cs_test_1', headers as never)).toMatchObject({ status: 403 });
    },
  );

  it('answers an old browser, which sends the address of the page', async () => {
    const referer = { Referer: `${each.lab.site.url}/order/confirmation` };
    expect(await each.lab.look('cs_test_1', referer as never)).toMatchObject({ status: 404 });
  });
});

describe('DELETE /api/checkout', () => {
  it('answers within 10 s, however slow Stripe is', async () => {
    const session = await each.lab.open();
    each.lab.stripe.state.gate = new Promise(() => undefined);
    const start = performance.now();
    expect(await each.lab.close(session)).toMatchObject({ status: 503 });
    // One attempt. With another, it would be more.
    expect(performance.now() - start).toBeLessThan(6000);
  });

  type Meanwhile = (session: string) => Fault | undefined;
  it.each<[string, Meanwhile, object]>([
    [
      'was paid meanwhile',
      (session) => void each.lab.stripe.pay(session),
      { status: 200, body: { state: 'paid' } },
    ],
    ['could not be closed', () => ({ status: 500 }), { status: 503 }],
  ])('says that the page %s', async (_, meanwhile, expected) => {
    const session = await each.lab.open();
    const faults = [() => undefined, () => meanwhile(session)];
    // Read once by each request: first for the state of the session, then to close it.
    Object.defineProperty(each.lab.stripe.state, 'fault', { get: () => faults.shift()?.() });
    expect(await each.lab.close(session)).toMatchObject(expected);
  });

  it('rejects requests of other sites', async () => {
    const session = await each.lab.open();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      expect(await each.lab.close(session, headers)).toMatchObject({ status: 403 });
    }
    expect(sessions()).toMatchObject([{ status: 'open' }]);
  });
});
