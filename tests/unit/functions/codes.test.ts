import { describe, expect, it, vi } from 'vitest';
import code from '~/functions/code';
import { answered, nextSender, request, statusesOf } from './lab';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest();
const other = 'f'.repeat(32);

const set = (changes: object = {}) => {
  each.lab.cms.codes.set('SPRING', { code: 'SPRING', kind: 'percent', value: 10, ...changes });
};
const stored = () => each.lab.cms.codes.get('SPRING');
const ask = async (body: object, ip = nextSender()) =>
  answered(await code(each.lab.post('/api/code', body), { ip }));
const discounted = { code: 'spring', total: 21_600 };
const refused = (problem: string) => ({ status: 409, body: { error: 'code', problem } });

describe('POST /api/code', () => {
  it('returns the terms of a code, however it is typed', async () => {
    set({ minimum: 500, products: [{ documentId: '7' }] });
    expect(await ask({ code: ' spr ing ' })).toEqual({
      status: 200,
      body: {
        code: 'SPRING',
        kind: 'percent',
        value: 10,
        minimum: 500,
        categories: [],
        products: ['7'],
      },
    });
  });

  it('says that a code is unknown, and nothing else', async () => {
    expect(await ask({ code: 'OTHER' })).toEqual(refused('unknown'));
  });

  it.each(['a', 'SPRING!', 'X'.repeat(41)])('refuses %j', async (code) => {
    expect((await ask({ code })).status).toBe(400);
  });

  it('answers 429 to the eleventh guess of an address, here and in orders; what is right does not count', async () => {
    set();
    const ip = nextSender();
    for (let count = 0; count < 20; count += 1)
      expect((await ask({ code: 'SPRING' }, ip)).status).toBe(200);
    const guesses = await statusesOf(11, (number) => ask({ code: `GUESS${number}` }, ip));
    expect(guesses).toEqual([...Array<number>(10).fill(409), 429]);
    expect((await each.lab.submitTransfer({ ...discounted, code: 'GUESS99' }, ip)).status).toBe(
      429,
    );
  });

  it('answers 503 without a CMS', async () => {
    each.lab.cms.state.fault = 'down';
    expect((await ask({ code: 'SPRING' })).status).toBe(503);
    expect((await each.lab.submitTransfer(discounted)).status).toBe(503);
  });
});

describe('an order by bank transfer with a code', () => {
  it('is written with its discount, which counts once', async () => {
    set();
    for (let count = 0; count < 3; count += 1) {
      expect((await each.lab.submitTransfer(discounted)).status).toBe(201);
    }
    expect([...each.lab.cms.orders.values()]).toMatchObject([
      { code: 'SPRING', subtotal: 24_000, discount: 2400, total: 21_600 },
    ]);
    expect(stored()).toMatchObject({ used: 1 });
  });

  it('is refused below the minimum of the code', async () => {
    set({ minimum: 24_001 });
    expect(await each.lab.submitTransfer(discounted)).toEqual(refused('minimum'));
    expect(each.lab.cms.orders.size).toBe(0);
  });
});

it.each(['submit', 'submitTransfer'] as const)(
  'an order whose code is used up after it was looked up is refused: %s',
  async (submit) => {
    set({ times: 1 });
    const { codes, orders } = each.lab.cms;
    vi.spyOn(codes, 'get').mockImplementationOnce((name) => {
      const code = codes.get(name);
      set({ times: 1, used: 1 });
      return code;
    });
    expect(await each.lab[submit](discounted)).toEqual(refused('exhausted'));
    expect(orders.size + each.lab.stripe.sessions.size).toBe(0);
  },
);

describe('an order by card with a code', () => {
  const sessions = () => [...each.lab.stripe.sessions.values()];

  it('has a row for it on the payment page, and is written when it is paid', async () => {
    set({ times: 1 });
    const session = await each.lab.open(discounted);
    expect(sessions()).toMatchObject([
      { amount_total: 2_160_000, lines: [{ quantity: 2 }, { name: 'SPRING', amount: -240_000 }] },
    ]);
    expect(stored()).toMatchObject({ holds: [{ order: request.id }] });
    await each.lab.hook(each.lab.stripe.pay(session));
    expect([...each.lab.cms.orders.values()]).toMatchObject([{ code: 'SPRING', discount: 2400 }]);
    expect(stored()).toMatchObject({ used: 1, holds: [] });
  });

  it('takes the discount off the goods, not off shipping', async () => {
    set();
    each.lab.site.state.shipping = { freeOver: 50_000, fee: 40 };
    await each.lab.open({ ...discounted, total: 21_640 });
    expect(sessions()).toMatchObject([{ amount_total: 2_164_000 }]);
  });

  it('opens the same page again, which closes when the hold of its code ends', async () => {
    set({ times: 1 });
    const [one, two] = [await each.lab.open(discounted), await each.lab.open(discounted)];
    expect(one).toBe(two);
    const expiry = sessions()[0]?.expires_at ?? NaN;
    expect(expiry * 1000).toBeLessThanOrEqual(stored()?.holds?.[0]?.until ?? 0);
    expect(expiry).toBeLessThanOrEqual(Date.now() / 1000 + 3600);
  });

  it('keeps a code for one use from others, by card and by transfer, until its page is closed', async () => {
    set({ times: 1 });
    const session = await each.lab.open(discounted);
    const next = { ...discounted, id: other };
    expect(await each.lab.submit(next)).toEqual(refused('exhausted'));
    expect(await each.lab.submitTransfer(next)).toEqual(refused('exhausted'));
    expect((await each.lab.close(session)).body.state).toBe('failed');
    expect((await each.lab.submitTransfer(next)).status).toBe(201);
  });

  it('that was not paid in time ends its hold when the shopper comes back', async () => {
    set({ times: 1 });
    const session = await each.lab.open(discounted);
    each.lab.stripe.expire(session);
    expect((await each.lab.look(session)).body.state).toBe('failed');
    expect((await each.lab.submit({ ...discounted, id: other })).status).toBe(200);
  });

  it('is closed although the CMS is down, and the hold of its code is left to end by itself', async () => {
    set({ times: 1 });
    const session = await each.lab.open(discounted);
    each.lab.cms.state.fault = 'down';
    expect((await each.lab.close(session)).body.state).toBe('failed');
    expect(each.log).toEqual([expect.stringContaining('A code was not released: ')]);
  });

  it('needs another id when its discount has changed', async () => {
    set();
    await each.lab.open(discounted);
    set({ value: 20 });
    const changed = { ...discounted, total: 19_200 };
    expect(await each.lab.submit(changed)).toMatchObject({ status: 409, body: { error: 'used' } });
    expect((await each.lab.submit({ ...changed, id: other })).status).toBe(200);
  });

  it('that is paid is written, whatever has become of its code', async () => {
    set({ times: 1 });
    const session = await each.lab.open(discounted);
    set({ times: 1, used: 1 });
    expect(await each.lab.hook(each.lab.stripe.pay(session))).toBe(200);
    expect(each.lab.cms.orders.size).toBe(1);
  });
});
