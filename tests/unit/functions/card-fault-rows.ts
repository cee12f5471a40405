import {
  addCode,
  during,
  inSession,
  inTurn,
  nothing,
  OTHER_ID,
  paid,
  paidOnce,
  sellFor,
  TOTAL,
  withCode,
  type FaultRow,
} from './fault-steps';
import { sessionAt, type Lab } from './lab';

function expectOneSession(lab: Lab): void {
  if (lab.stripe.sessions.size !== 1) throw new Error('There is a second session');
}

/** An order by card fails, or differs from what the shop sells, before the shopper is on the payment page. */
export const cardFaultRows: readonly FaultRow[] = [
  {
    situation: 'nothing goes wrong',
    run: inSession((lab, session) => paid(lab, session)),
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'Stripe is down',
    run: async (lab) => inTurn(await during(lab.stripe.state, 'down', lab.submit)),
    expected: { ...nothing, answers: '503 unavailable' },
  },
  {
    situation: 'Stripe is too slow; the shopper submits again',
    async run(lab) {
      const gate = Promise.withResolvers<undefined>();
      lab.stripe.state.gate = gate.promise;
      const first = await lab.submit();
      gate.resolve(undefined);
      const session = await lab.open();
      expectOneSession(lab);
      return paid(lab, session, first);
    },
    expected: { ...paidOnce, answers: '503 unavailable, hook 200, 200 paid' },
  },
  {
    situation: 'Stripe creates the session, but its answer is lost',
    async run(lab) {
      lab.stripe.state.fault = 'lost';
      const session = await lab.open();
      expectOneSession(lab);
      return paid(lab, session);
    },
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'Stripe answers 402',
    run: async (lab) => inTurn(await during(lab.stripe.state, { status: 402 }, lab.submit)),
    expected: { ...nothing, answers: '402 declined' },
  },
  {
    situation: 'Stripe rejects the key (401), or is overloaded (429)',
    run: (lab) =>
      inTurn(
        () => during(lab.stripe.state, { status: 401 }, lab.submit),
        () => during(lab.stripe.state, { status: 429 }, lab.submit),
      ),
    expected: { ...nothing, answers: '503 unavailable, 503 unavailable' },
  },
  ...(
    [
      ['Stripe fails; the order is submitted again, then under a new id', { total: TOTAL }],
      [
        'Stripe fails at an order with a code for one use; it is submitted again, then under a new id',
        withCode,
      ],
    ] as const
  ).map(([situation, changes]): FaultRow => ({
    situation,
    async run(lab) {
      addCode(lab);
      const first = await during(lab.stripe.state, { status: 500 }, () => lab.submit(changes));
      const second = await lab.submit(changes);
      return paid(lab, await lab.open({ ...changes, id: OTHER_ID }), first, second);
    },
    expected: {
      ...paidOnce,
      charged: changes.total,
      answers: '503 unavailable, 409 used, hook 200, 200 paid',
    },
  })),
  {
    situation: 'the product list cannot be read, or not in time',
    async run(lab) {
      lab.site.state.isDown = true;
      const first = await lab.submit();
      Object.assign(lab.site.state, { isDown: false, delay: 60_000 });
      return inTurn(first, lab.submit);
    },
    expected: { ...nothing, answers: '503 unavailable, 503 unavailable' },
  },
  {
    situation: 'the site closes idle connections; it is submitted twice',
    async run(lab) {
      lab.site.state.isIdle = true;
      await lab.submit();
      return paid(lab, await lab.open());
    },
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'a price changed between cart and order; the shopper accepts the new one',
    async run(lab) {
      sellFor(lab, 13_000);
      const first = await lab.submit();
      const lines = [{ id: '7', quantity: 2, price: 13_000 }];
      return paid(lab, await lab.open({ lines, total: 26_000 }), first);
    },
    expected: { ...paidOnce, charged: 26_000, answers: '409 changed, hook 200, 200 paid' },
  },
  {
    situation: 'a price changes while the shopper is at Stripe',
    run: inSession((lab, session) => {
      sellFor(lab, 13_000);
      return paid(lab, session);
    }),
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'a product was sold out in between',
    run(lab) {
      sellFor(lab, 12_000, false);
      return inTurn(lab.submit);
    },
    expected: { ...nothing, answers: '409 changed' },
  },
  {
    situation: 'fewer are left than were ordered',
    run(lab) {
      lab.cms.stock['7'] = 1;
      return inTurn(lab.submit);
    },
    expected: { ...nothing, answers: '409 changed' },
  },
  {
    situation: 'two tabs submit the same order at once',
    async run(lab) {
      const both = await Promise.all([lab.submit(), lab.submit()]);
      const [first, second] = both.map(({ body }) => sessionAt(body.url));
      if (!first || first !== second) throw new Error('The tabs have different sessions');
      return paid(lab, first, ...both);
    },
    expected: { ...paidOnce, answers: '200, 200, hook 200, 200 paid' },
  },
];
