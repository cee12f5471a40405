import { refusalOf } from '~/features/checkout/payment/checkout-answers';
import checkout from '~/i18n/dictionaries/en/checkout.json';
import online from '~/i18n/dictionaries/en/online.json';
import { fill } from '~/i18n/fill';
import type { Order } from '../../../scripts/cms/src/orders/order-rules';
import { ORDER_ID, request, sessionAt, type Answered, type Lab } from './lab';

/** A fault, and the conditions that must hold afterwards. */
export interface FaultRow {
  situation: string;
  /** Causes the fault. Returns the responses in order. */
  run: (lab: Lab) => Promise<string>;
  /** Another value of the order that the row checks. */
  holds?: (order: Order) => string | null | undefined;
  expected: Outcome;
}

export interface Outcome {
  answers: string;
  /** HK$ charged to the shopper, in all sessions. */
  charged: number;
  /** Method and state of the order in the CMS. */
  order: string;
}

const OTHER_ID = 'f'.repeat(32);
const TOTAL = request.total;

/** `200`, `200 open`, `409 changed`. */
const briefly = ({ status, body }: Answered): string =>
  [status, body.state ?? body.error].filter(Boolean).join(' ');

type Run = FaultRow['run'];

/** Runs a case in which the shopper is on the payment page of a session. */
const inSession =
  (run: (lab: Lab, session: string) => Promise<string>): Run =>
  async (lab) =>
    run(lab, await lab.open());

/** Runs a case with a paid session, before Stripe's event arrives. */
const whenPaid = (run: (lab: Lab, session: string, event: { body: string }) => Promise<string>) =>
  inSession((lab, session) => run(lab, session, lab.stripe.pay(session)));

type Reply = Answered | number;

/** The responses of steps and the statuses of webhooks, in order; functions run in sequence. */
async function inTurn(...steps: (Reply | (() => Promise<Reply>))[]): Promise<string> {
  const answers: string[] = [];
  for (const step of steps) {
    const answer = typeof step === 'function' ? await step() : step;
    answers.push(typeof answer === 'number' ? `hook ${answer}` : briefly(answer));
  }
  return answers.join(', ');
}

/** Earlier responses, the response to each webhook, and then the confirmation for the shopper. */
const afterHooks = (
  lab: Lab,
  session: string,
  events: readonly { body: string }[],
  ...before: Reply[]
): Promise<string> =>
  inTurn(...before, ...events.map((event) => () => lab.hook(event)), () => lab.look(session));

/** Pays a session by card; the webhook arrives, then the shopper returns. */
const paid = (lab: Lab, session: string, ...before: Reply[]): Promise<string> =>
  afterHooks(lab, session, [lab.stripe.pay(session)], ...before);

/** Runs a step while Stripe or the CMS has a fault. Returns its response. */
async function during<Fault, Answer>(
  state: { fault?: Fault },
  fault: NonNullable<Fault>,
  step: () => Promise<Answer>,
): Promise<Answer> {
  state.fault = fault;
  const answer = await step();
  delete state.fault;
  return answer;
}

function expectOneSession(lab: Lab): void {
  if (lab.stripe.sessions.size !== 1) throw new Error('There is a second session');
}

const sellFor = (lab: Lab, price: number, inStock = true) =>
  lab.products.set('7', { name: 'Stratocaster', price, inStock });

const withCode = { code: 'SPRING', total: 21_600 };

/** Adds the code of {@link withCode}, for one use. */
const addCode = (lab: Lab) =>
  lab.cms.codes.set('SPRING', { code: 'SPRING', kind: 'percent', value: 10, times: 1 });

const onePiece = { lines: [{ id: '7', quantity: 1, price: 12_000 }], total: 12_000 };

const nothing = { charged: 0, order: 'none' } as const;
const paidOnce = { charged: TOTAL, order: 'card paid' } as const;
const transfer = { charged: 0, order: 'bank pending' } as const;

export const faultRows: readonly FaultRow[] = [
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
  {
    situation:
      'the shopper comes back, changes the cart and submits it under the same id, then a new one',
    async run(lab) {
      const left = await lab.open();
      const second = await lab.submit(onePiece);
      const closed = await lab.close(left);
      return paid(lab, await lab.open({ ...onePiece, id: OTHER_ID }), second, closed);
    },
    expected: {
      ...paidOnce,
      charged: 12_000,
      answers: '409 used, 200 failed, hook 200, 200 paid',
    },
  },
  {
    situation: 'the shopper pays while another tab submits a changed cart',
    run: whenPaid((lab, session, event) =>
      inTurn(
        () => lab.submit(onePiece),
        () => lab.hook(event),
        () => lab.close(session),
      ),
    ),
    expected: { ...paidOnce, answers: '409 used, hook 200, 200 paid' },
  },
  {
    situation: 'the page is reloaded and everything is sent again at each step',
    async run(lab) {
      const session = await lab.open();
      const look = () => lab.look(session);
      if ((await lab.open()) !== session) throw new Error('There is a second session');
      const before = [await look(), await look()];
      const event = lab.stripe.pay(session);
      const submitted = await lab.submit();
      if (!submitted.body.url?.endsWith(`/order/confirmation?session=${session}`)) {
        throw new Error('A paid order does not lead to its confirmation');
      }
      return inTurn(...before, submitted, look, () => lab.hook(event), lab.submit, look, look);
    },
    expected: {
      ...paidOnce,
      answers: '200 open, 200 open, 200, 200 paid, hook 200, 200, 200 paid, 200 paid',
    },
  },
  {
    situation: 'the shopper returns before the webhook',
    run: whenPaid((lab, session, event) =>
      inTurn(
        () => lab.look(session),
        () => lab.hook(event),
      ),
    ),
    expected: { ...paidOnce, answers: '200 paid, hook 200' },
  },
  {
    situation: 'the webhook comes twice, also at once',
    run: whenPaid(async (lab, session, event) => {
      const both = await Promise.all([lab.hook(event), lab.hook(event)]);
      return afterHooks(lab, session, [event], ...both);
    }),
    expected: { ...paidOnce, answers: 'hook 200, hook 200, hook 200, 200 paid' },
  },
  {
    situation: 'the payment takes days to confirm',
    run: inSession((lab, session) => afterHooks(lab, session, [lab.stripe.payLater(session)])),
    expected: {
      answers: 'hook 200, 200 pending',
      charged: 0,
      order: 'card pending',
    },
  },
  {
    situation: 'a payment that takes days succeeds; the webhooks come in the wrong order',
    run: inSession((lab, session) => {
      const completed = lab.stripe.payLater(session);
      return afterHooks(lab, session, [lab.stripe.confirm(session), completed]);
    }),
    expected: { ...paidOnce, answers: 'hook 200, hook 200, 200 paid' },
  },
  {
    situation: 'a payment that takes days fails; the webhooks come in the wrong order',
    run: inSession((lab, session) => {
      const completed = lab.stripe.payLater(session);
      return afterHooks(lab, session, [lab.stripe.fail(session), completed]);
    }),
    expected: { ...nothing, order: 'card cancelled', answers: 'hook 200, hook 200, 200 failed' },
  },
  {
    situation: 'a payment that takes days fails; the shopper submits the order again',
    run: inSession((lab, session) => {
      lab.stripe.payLater(session);
      const { body } = lab.stripe.fail(session);
      return inTurn(() => lab.hook({ body }), lab.submit);
    }),
    expected: { ...nothing, order: 'card cancelled', answers: 'hook 200, 409 used' },
  },
  {
    situation: 'the shopper never pays; the session expires',
    run: inSession((lab, session) => afterHooks(lab, session, [lab.stripe.expire(session)])),
    expected: { ...nothing, answers: 'hook 200, 200 failed' },
  },
  {
    situation:
      'the session has expired when the shopper submits the order again, then under a new id',
    async run(lab) {
      lab.stripe.expire(await lab.open());
      return inTurn(lab.submit, () => lab.submit({ id: OTHER_ID }));
    },
    expected: { ...nothing, answers: '409 used, 200' },
  },
  {
    situation: 'a webhook is forged, changed or has no signature',
    async run(lab) {
      const session = await lab.open();
      const event = lab.stripe.expire(session);
      const { headers } = lab.stripe.signed(event);
      const forged = { body: event.body.replaceAll('expired', 'completed') };
      return inTurn(
        () => lab.hook(forged, headers['Stripe-Signature']),
        () => lab.hook(forged, 't=1,v1=00'),
        () => lab.hook(forged, ''),
        () => lab.look(session),
      );
    },
    expected: { ...nothing, answers: 'hook 400, hook 400, hook 400, 200 failed' },
  },
  {
    situation: 'a webhook is about a session that this shop has not created',
    async run(lab) {
      const session = await lab.open();
      const stored = lab.stripe.sessions.get(session);
      if (stored) Object.assign(stored, { metadata: { order: 'a subscription' } });
      const event = lab.stripe.expire(session);
      return afterHooks(lab, session, [{ body: event.body.replaceAll('expired', 'completed') }]);
    },
    expected: { ...nothing, answers: 'hook 200, 404 unknown' },
  },
  ...(
    [
      ['the CMS is down when the webhook comes; Stripe sends it again', 'down'],
      ['the CMS writes the order, but its answer is lost; Stripe sends the webhook again', 'lost'],
    ] as const
  ).map(([situation, fault]): FaultRow => ({
    situation,
    run: whenPaid(async (lab, session, event) => {
      const first = await during(lab.cms.state, fault, () => lab.hook(event));
      return afterHooks(lab, session, [event], first);
    }),
    expected: { ...paidOnce, answers: 'hook 500, hook 200, 200 paid' },
  })),
  {
    situation: 'an order by bank transfer is submitted twice, also at once',
    async run(lab) {
      const both = await Promise.all([lab.submitTransfer(), lab.submitTransfer()]);
      const answers = [...both, await lab.submitTransfer()];
      const references = new Set(answers.map(({ body }) => body.reference));
      if (references.size !== 1) throw new Error('There are several references');
      return inTurn(...answers);
    },
    expected: { ...transfer, answers: '201, 201, 201' },
  },
  {
    situation: 'the CMS is down when an order by bank transfer is submitted',
    async run(lab) {
      await lab.cms.stop();
      return inTurn(lab.submitTransfer);
    },
    expected: { ...nothing, answers: '503 unavailable' },
  },
  {
    situation: 'the CMS writes an order by bank transfer, but answers after 6 s; it is sent again',
    async run(lab) {
      lab.cms.state.delay = 7000;
      const first = await lab.submitTransfer();
      lab.cms.state.delay = 0;
      return inTurn(first, lab.submitTransfer);
    },
    expected: { ...transfer, answers: '503 unsure, 201' },
  },
  {
    situation: 'an order by bank transfer without an answer is sent again with another address',
    async run(lab) {
      const first = await during(lab.cms.state, 'lost', lab.submitTransfer);
      const customer = { ...request.customer, address: 'Nathan Road 2' };
      return inTurn(first, () => lab.submitTransfer({ customer }));
    },
    holds: ({ address }) => address,
    expected: { ...transfer, answers: '503 unsure, 201', order: 'bank pending, Nathan Road 2' },
  },
  {
    situation:
      'a price changes, or the last piece is sold, before an order by bank transfer without an answer is sent again',
    async run(lab) {
      const first = await during(lab.cms.state, 'lost', lab.submitTransfer);
      sellFor(lab, 13_000);
      const second = await lab.submitTransfer();
      lab.cms.stock['7'] = 0;
      return inTurn(first, second, lab.submitTransfer, () => lab.submitTransfer(onePiece));
    },
    expected: { ...transfer, answers: '503 unsure, 201, 201, 409 changed' },
  },
  {
    situation: 'an order by bank transfer without an answer is paid by card under the same id',
    async run(lab) {
      const first = await during(lab.cms.state, 'lost', lab.submitTransfer);
      return paid(lab, await lab.open(), first);
    },
    expected: { ...paidOnce, answers: '503 unsure, hook 200, 200 paid' },
  },
  {
    situation:
      'something else is paid by card after an order by bank transfer without an answer, under its id, then a new one',
    async run(lab) {
      const first = await during(lab.cms.state, 'lost', lab.submitTransfer);
      const second = await lab.submit(onePiece);
      return paid(lab, await lab.open({ ...onePiece, id: OTHER_ID }), first, second);
    },
    expected: {
      charged: onePiece.total,
      answers: '503 unsure, 409 used, hook 200, 200 paid',
      order: 'bank pending and card paid',
    },
  },
  {
    situation:
      'something else is paid by card under the id of an order by bank transfer without an answer, while the CMS is down',
    async run(lab) {
      const first = await during(lab.cms.state, 'lost', lab.submitTransfer);
      const session = await during(lab.cms.state, 'down', () => lab.open(onePiece));
      const event = lab.stripe.pay(session);
      return afterHooks(lab, session, [event, event], first);
    },
    expected: {
      charged: onePiece.total,
      answers: '503 unsure, hook 200, hook 200, 200 paid',
      order: 'bank pending and card paid',
    },
  },
  {
    situation:
      'the same is ordered by card after an order by bank transfer without an answer was paid, under its id, then a new one',
    async run(lab) {
      const first = await during(lab.cms.state, 'lost', lab.submitTransfer);
      Object.assign(lab.cms.orders.get(ORDER_ID) ?? {}, { payment: 'paid', state: 'shipped' });
      const second = await lab.submit();
      return paid(lab, await lab.open({ id: OTHER_ID }), first, second);
    },
    expected: {
      ...paidOnce,
      answers: '503 unsure, 409 used, hook 200, 200 paid',
      order: 'bank shipped and card paid',
    },
  },
  {
    situation: 'an order is paid in two sessions under one id',
    run: whenPaid((lab, session, event) => {
      const again = { body: event.body.replaceAll(session, 'cs_test_second') };
      return afterHooks(lab, session, [event, again, again]);
    }),
    holds: ({ notice }) => `“${notice?.replaceAll(/cs_\w+/g, 'cs_…') ?? ''}”`,
    expected: {
      ...paidOnce,
      answers: 'hook 200, hook 200, hook 200, 200 paid',
      order:
        'card paid, “重複付款，請退回多收的款項 Paid again by card: HK$24000, cs_…. Refund what is not owed.”',
    },
  },
  {
    situation: 'two orders of a day have the same reference',
    async run(lab) {
      const id = `${ORDER_ID.slice(0, 16)}${'f'.repeat(16)}`;
      const first = await lab.submitTransfer({ id });
      return paid(lab, await lab.open(), first);
    },
    holds: ({ reference }) => reference.replace(/^OT-\d+-\w{6}/, 'OT-…'),
    expected: {
      ...paidOnce,
      answers: '201, hook 200, 200 paid',
      order: 'bank pending, OT-… and card paid, OT-…-2',
    },
  },
  {
    situation: 'an order by bank transfer with a code for one use is sent again without an answer',
    async run(lab) {
      addCode(lab);
      const first = await during(lab.cms.state, 'lost', () => lab.submitTransfer(withCode));
      return inTurn(first, () => lab.submitTransfer(withCode));
    },
    expected: { ...transfer, answers: '503 unsure, 201' },
  },
  {
    situation: 'an order by bank transfer with a code for one use and no answer is paid by card',
    async run(lab) {
      addCode(lab);
      const first = await during(lab.cms.state, 'lost', () => lab.submitTransfer(withCode));
      return paid(lab, await lab.open(withCode), first);
    },
    expected: { ...paidOnce, charged: 21_600, answers: '503 unsure, hook 200, 200 paid' },
  },
];

/** Returns the browser's text for a response such as `200 paid`, in English. */
function textOf(answer: string): string {
  const [status = '', word = ''] = answer.split(' ');
  const { code, payment, refused, return: back, changed, unsure, arrived } = online;
  if (status === '201') return checkout.submitted.title;
  if (answer === '200') return checkout.methods.card.processing;
  if (word === 'paid' || word === 'pending') return payment[word].text;
  if (word === 'open' || word === 'failed' || word === 'unknown') return back[word].title;
  const { refusal } = refusalOf({
    status: Number(status),
    body: { error: word, problem: 'exhausted', lines: [], total: 1 },
  });
  if (refusal.reason === 'changed') return changed.title;
  if (refusal.reason === 'code') return code.title;
  if (refusal.reason === 'arrived') return arrived.title;
  return refusal.reason === 'unsure' ? unsure.title : refused[refusal.reason];
}

/** Returns the outcome of a row. */
export async function outcomeOf(
  lab: Lab,
  { run, holds }: Pick<FaultRow, 'run' | 'holds'>,
): Promise<Outcome> {
  const answers = await run(lab);
  const ids = [ORDER_ID, OTHER_ID];
  const held = Array.from(lab.cms.orders.values(), (order) =>
    [`${order.method} ${order.state}`, holds?.(order)].filter(Boolean).join(', '),
  );
  return {
    answers,
    charged: ids.reduce((sum, id) => sum + lab.stripe.charged(id), 0) / 100,
    order: held.join(' and ') || 'none',
  };
}

/** Returns the first sentence that the shopper reads after the last response. */
function readsOf(answers: string): string {
  const last = answers.split(', ').findLast((answer) => !answer.startsWith('hook')) ?? '';
  const text = fill(textOf(last), { provider: 'Stripe', address: 'checkout.stripe.com' });
  return /^.*?[^.](?=\.( |$)|$)/.exec(text)?.[0] ?? text;
}

/** Returns the output of `npm run faults`: situations by outcome, as Markdown. */
export function faultLists(rows: readonly { situation: string; outcome: Outcome }[]): string {
  const byOutcome = Map.groupBy(rows, ({ outcome: { answers, charged, order } }) => {
    const money = charged === 0 ? 'nothing charged' : `HK$${charged.toLocaleString('en')} charged`;
    return `“${readsOf(answers)}”; ${money}; the CMS has ${order}:`;
  });
  return Array.from(byOutcome, ([outcome, own]) =>
    [outcome, '', ...own.map(({ situation }) => `- ${situation}`)].join('\n'),
  ).join('\n\n');
}
