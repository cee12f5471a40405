import { createServer } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import stripeHook from '~/functions/stripe-hook';
import { listenLocally } from '../../../scripts/server/local-server';
import { request } from './lab';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();
const { customer } = request;

describe('POST /api/stripe-hook', () => {
  const paid = async () => each.lab.stripe.pay(await each.lab.open());

  it('writes the order as shown', async () => {
    await each.lab.hook(await paid());
    expect([...each.lab.cms.orders.values()]).toMatchObject([
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
      expect(await each.lab.hook(event)).toBe(500);
      vi.unstubAllEnvs();
    }
    expect(await each.lab.hook(event)).toBe(200);
  });

  it.each(['null', '{"type":"checkout.session.completed","data":null}', '[]'])(
    'answers 400 to %s, although it is signed',
    async (body) => {
      expect(await each.lab.hook({ body })).toBe(400);
    },
  );

  it('does not acknowledge a paid session that the CMS refuses to record, and names it', async () => {
    const event = await paid();
    const refusing = await listenLocally(
      createServer((_, response) => void response.writeHead(409).end('{}')),
    );
    process.env['ORDERS_URL'] = refusing.url;
    expect(await each.lab.hook(event)).toBe(500);
    const [session] = each.lab.stripe.sessions.keys();
    expect(each.log.map(String).join('\n')).toContain(session);
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
    expect(await each.lab.hook({ body: changed })).toBe(500);
    expect(each.lab.cms.orders.size).toBe(0);
    expect(each.log.map(String).join()).toContain([...each.lab.stripe.sessions.keys()].join());
  });

  it('ignores other events, and answers 405 and 413 to other requests', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: {} },
    });
    expect(await each.lab.hook({ body })).toBe(200);
    expect((await stripeHook(new Request(`${each.lab.site.url}/api/stripe-hook`))).status).toBe(
      405,
    );
    expect(await each.lab.hook({ body: 'x'.repeat(600_000) })).toBe(413);
  });
});
