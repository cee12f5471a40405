import type { CheckoutRequest } from '~/features/checkout/checkout-api';
import { refusalOf } from '~/features/checkout/payment/checkout-answers';
import checkout from '~/i18n/dictionaries/en/checkout.json';
import online from '~/i18n/dictionaries/en/online.json';
import { fill } from '~/i18n/fill';
import type { Order } from '../../../scripts/cms/src/orders/order-rules.js';
import { ORDER_ID, request, sessionAt, type Answered, type Lab } from './lab';

/** What must be true after something went wrong. */
export interface FaultRow {
  situation: string;
  /** Makes it happen. Returns what was answered, in the order in which it was. */
  run: (lab: Lab) => Promise<string>;
  /** What else of the order the row is about. */
  holds?: (order: Order) => string;
  expected: Outcome;
}

export interface Outcome {
  answers: string;
  /** HK$ that the shopper was charged, for all sessions. */
  charged: number;
  /** The order in the CMS: method and state. */
  order: string;
  /** The cart, which the confirmation page empties when the payment is paid or pending. */
  cart: 'whole' | 'emptied';
}

const OTHER_ID = 'f'.repeat(32);
const TOTAL = request.total;

/** `200`, `200 open`, `409 changed`. */
const briefly = ({ status, body }: Answered): string =>
  [status, body.state ?? body.error].filter(Boolean).join(' ');

/** Submits the order and returns the id of its session. */
async function opened(lab: Lab, changes: Partial<CheckoutRequest> = {}): Promise<string> {
  const answer = await lab.submit(changes);
  if (!answer.body.url) throw new Error(`The order was answered with ${briefly(answer)}`);
  return sessionAt(answer.body.url);
}

/** Runs steps one after the other; each results in an answer or in the status of a webhook. */
async function inTurn(...steps: (() => Promise<Answered | number>)[]): Promise<string> {
  const answers: string[] = [];
  for (const step of steps) {
    const answer = await step();
    answers.push(typeof answer === 'number' ? `hook ${answer}` : briefly(answer));
  }
  return answers.join(', ');
}

const nothing = { charged: 0, order: 'none', cart: 'whole' } as const;
const paidOnce = { charged: TOTAL, order: 'card paid', cart: 'emptied' } as const;

export const faultRows: readonly FaultRow[] = [
  {
    situation: 'nothing goes wrong',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      return inTurn(
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'Stripe is down',
    run(lab) {
      lab.stripe.state.fault = 'down';
      return inTurn(() => lab.submit());
    },
    expected: { ...nothing, answers: '503 unavailable' },
  },
  {
    situation: 'Stripe is too slow; the shopper submits again',
    async run(lab) {
      const gate = Promise.withResolvers<undefined>();
      lab.stripe.state.gate = gate.promise;
      const first = await lab.submit();
      gate.resolve(undefined);
      const session = await opened(lab);
      if (lab.stripe.sessions.size !== 1) throw new Error('There is a second session');
      const event = lab.stripe.pay(session);
      return inTurn(
        () => Promise.resolve(first),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: '503 unavailable, hook 200, 200 paid' },
  },
  {
    situation: 'Stripe creates the session, but its answer is lost',
    async run(lab) {
      lab.stripe.state.fault = 'lost';
      const session = await opened(lab);
      if (lab.stripe.sessions.size !== 1) throw new Error('There is a second session');
      const event = lab.stripe.pay(session);
      return inTurn(
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'Stripe answers 402',
    run(lab) {
      lab.stripe.state.fault = { status: 402 };
      return inTurn(() => lab.submit());
    },
    expected: { ...nothing, answers: '402 declined' },
  },
  {
    situation: 'Stripe rejects the key (401), or is overloaded (429)',
    async run(lab) {
      lab.stripe.state.fault = { status: 401 };
      const first = await lab.submit();
      lab.stripe.state.fault = { status: 429 };
      return inTurn(
        () => Promise.resolve(first),
        () => lab.submit(),
      );
    },
    expected: { ...nothing, answers: '503 unavailable, 503 unavailable' },
  },
  {
    situation: 'the price list cannot be read, or not in time',
    async run(lab) {
      lab.site.state.isDown = true;
      const first = await lab.submit();
      lab.site.state.isDown = false;
      lab.site.state.delay = 60_000;
      return inTurn(
        () => Promise.resolve(first),
        () => lab.submit(),
      );
    },
    expected: { ...nothing, answers: '503 unavailable, 503 unavailable' },
  },
  {
    situation: 'a price changed between cart and order; the shopper accepts the new one',
    async run(lab) {
      lab.products.set('7', { name: 'Stratocaster', price: 13_000, inStock: true });
      const first = await lab.submit();
      const lines = [{ id: '7', quantity: 2, price: 13_000 }];
      const session = await opened(lab, { lines, total: 26_000 });
      const event = lab.stripe.pay(session);
      return inTurn(
        () => Promise.resolve(first),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, charged: 26_000, answers: '409 changed, hook 200, 200 paid' },
  },
  {
    situation: 'a price changes while the shopper is at Stripe',
    async run(lab) {
      const session = await opened(lab);
      lab.products.set('7', { name: 'Stratocaster', price: 13_000, inStock: true });
      const event = lab.stripe.pay(session);
      return inTurn(
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'a product was sold out in between',
    run(lab) {
      lab.products.set('7', { name: 'Stratocaster', price: 12_000, inStock: false });
      return inTurn(() => lab.submit());
    },
    expected: { ...nothing, answers: '409 changed' },
  },
  {
    situation: 'fewer are left than were ordered',
    run(lab) {
      lab.cms.stock['7'] = 1;
      return inTurn(() => lab.submit());
    },
    expected: { ...nothing, answers: '409 changed' },
  },
  {
    situation: 'two tabs submit the same order at once',
    async run(lab) {
      const both = await Promise.all([lab.submit(), lab.submit()]);
      const [first, second] = both.map(({ body }) => sessionAt(body.url));
      if (!first || first !== second) throw new Error('The tabs have different sessions');
      const event = lab.stripe.pay(first);
      return inTurn(
        ...both.map((answer) => () => Promise.resolve(answer)),
        () => lab.hook(event),
        () => lab.look(first),
      );
    },
    expected: { ...paidOnce, answers: '200, 200, hook 200, 200 paid' },
  },
  {
    situation: 'the shopper comes back without paying',
    async run(lab) {
      const session = await opened(lab);
      return inTurn(() => lab.look(session));
    },
    expected: { ...nothing, answers: '200 open' },
  },
  {
    situation:
      'the shopper comes back, changes the cart and submits it under the same id, then a new one',
    async run(lab) {
      const left = await opened(lab);
      const changes = { lines: [{ id: '7', quantity: 1, price: 12_000 }], total: 12_000 };
      const second = await lab.submit(changes);
      const closed = await lab.close(left);
      const session = await opened(lab, { ...changes, id: OTHER_ID });
      const event = lab.stripe.pay(session);
      return inTurn(
        () => Promise.resolve(second),
        () => Promise.resolve(closed),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: {
      ...paidOnce,
      charged: 12_000,
      answers: '409 used, 200 failed, hook 200, 200 paid',
    },
  },
  {
    situation: 'the shopper pays while another tab submits a changed cart',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      return inTurn(
        () => lab.submit({ lines: [{ id: '7', quantity: 1, price: 12_000 }], total: 12_000 }),
        () => lab.hook(event),
        () => lab.close(session),
      );
    },
    expected: { ...paidOnce, answers: '409 used, hook 200, 200 paid' },
  },
  {
    situation: 'the page is reloaded and everything is sent again at each step',
    async run(lab) {
      const session = await opened(lab);
      const again = await opened(lab);
      if (again !== session) throw new Error('There is a second session');
      const before = await inTurn(
        () => lab.look(session),
        () => lab.look(session),
      );
      const event = lab.stripe.pay(session);
      const paid = await lab.submit();
      if (!paid.body.url?.endsWith(`/order/confirmation?session=${session}`)) {
        throw new Error('A paid order does not lead to its confirmation');
      }
      return `${before}, ${await inTurn(
        () => Promise.resolve(paid),
        () => lab.look(session),
        () => lab.hook(event),
        () => lab.submit(),
        () => lab.look(session),
        () => lab.look(session),
      )}`;
    },
    expected: {
      ...paidOnce,
      answers: '200 open, 200 open, 200, 200 paid, hook 200, 200, 200 paid, 200 paid',
    },
  },
  {
    situation: 'the webhook comes before the shopper returns',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      return inTurn(
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'the shopper returns before the webhook',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      return inTurn(
        () => lab.look(session),
        () => lab.hook(event),
      );
    },
    expected: { ...paidOnce, answers: '200 paid, hook 200' },
  },
  {
    situation: 'the webhook comes twice, also at once',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      const both = await Promise.all([lab.hook(event), lab.hook(event)]);
      return inTurn(
        ...both.map((status) => () => Promise.resolve(status)),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 200, hook 200, hook 200, 200 paid' },
  },
  {
    situation: 'the payment takes days to confirm',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.payLater(session);
      return inTurn(
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: {
      answers: 'hook 200, 200 pending',
      charged: 0,
      order: 'card pending',
      cart: 'emptied',
    },
  },
  {
    situation: 'a payment that takes days succeeds; the webhooks come in the wrong order',
    async run(lab) {
      const session = await opened(lab);
      const completed = lab.stripe.payLater(session);
      const succeeded = lab.stripe.confirm(session);
      return inTurn(
        () => lab.hook(succeeded),
        () => lab.hook(completed),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 200, hook 200, 200 paid' },
  },
  {
    situation: 'a payment that takes days fails; the webhooks come in the wrong order',
    async run(lab) {
      const session = await opened(lab);
      const completed = lab.stripe.payLater(session);
      const failed = lab.stripe.fail(session);
      return inTurn(
        () => lab.hook(failed),
        () => lab.hook(completed),
        () => lab.look(session),
      );
    },
    expected: {
      answers: 'hook 200, hook 200, 200 failed',
      charged: 0,
      order: 'card cancelled',
      cart: 'whole',
    },
  },
  {
    situation: 'the shopper never pays; the session expires',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.expire(session);
      return inTurn(
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...nothing, answers: 'hook 200, 200 failed' },
  },
  {
    situation:
      'the session has expired when the shopper submits the order again, then under a new id',
    async run(lab) {
      const session = await opened(lab);
      lab.stripe.expire(session);
      return inTurn(
        () => lab.submit(),
        () => lab.submit({ id: OTHER_ID }),
      );
    },
    expected: { ...nothing, answers: '409 used, 200' },
  },
  {
    situation: 'a webhook is forged, changed or has no signature',
    async run(lab) {
      const session = await opened(lab);
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
      const session = await opened(lab);
      const stored = lab.stripe.sessions.get(session);
      if (stored) Object.assign(stored, { metadata: { order: 'a subscription' } });
      const event = lab.stripe.expire(session);
      const foreign = { body: event.body.replaceAll('expired', 'completed') };
      return inTurn(
        () => lab.hook(foreign),
        () => lab.look(session),
      );
    },
    expected: { ...nothing, answers: 'hook 200, 404 unknown' },
  },
  {
    situation: 'the CMS is down when the webhook comes; Stripe sends it again',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      lab.cms.state.fault = 'down';
      const first = await lab.hook(event);
      lab.cms.state.fault = undefined;
      return inTurn(
        () => Promise.resolve(first),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 500, hook 200, 200 paid' },
  },
  {
    situation: 'the CMS writes the order, but its answer is lost; Stripe sends the webhook again',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      lab.cms.state.fault = 'lost';
      const first = await lab.hook(event);
      lab.cms.state.fault = undefined;
      return inTurn(
        () => Promise.resolve(first),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 500, hook 200, 200 paid' },
  },
  {
    situation: 'the CMS is down when the order is submitted: stock is not checked',
    async run(lab) {
      lab.cms.state.fault = 'down';
      const session = await opened(lab);
      lab.cms.state.fault = undefined;
      const event = lab.stripe.pay(session);
      return inTurn(
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: 'hook 200, 200 paid' },
  },
  {
    situation: 'an order by bank transfer is submitted twice, also at once',
    async run(lab) {
      const both = await Promise.all([lab.submitTransfer(), lab.submitTransfer()]);
      const third = await lab.submitTransfer();
      const references = new Set([...both, third].map(({ body }) => body.reference));
      if (references.size !== 1) throw new Error('There are several references');
      return inTurn(...[...both, third].map((answer) => () => Promise.resolve(answer)));
    },
    expected: { answers: '201, 201, 201', charged: 0, order: 'bank pending', cart: 'emptied' },
  },
  {
    situation: 'the CMS is down when an order by bank transfer is submitted',
    async run(lab) {
      await lab.cms.stop();
      return inTurn(() => lab.submitTransfer());
    },
    expected: { ...nothing, answers: '503 unavailable' },
  },
  {
    situation: 'the CMS writes an order by bank transfer, but answers after 6 s; it is sent again',
    async run(lab) {
      lab.cms.state.delay = 7000;
      const first = await lab.submitTransfer();
      lab.cms.state.delay = 0;
      return inTurn(
        () => Promise.resolve(first),
        () => lab.submitTransfer(),
      );
    },
    expected: {
      answers: '503 unsure, 201',
      charged: 0,
      order: 'bank pending',
      cart: 'emptied',
    },
  },
  {
    situation: 'the CMS writes an order by bank transfer, but never answers',
    async run(lab) {
      lab.cms.state.fault = 'lost';
      return inTurn(() => lab.submitTransfer());
    },
    expected: { answers: '503 unsure', charged: 0, order: 'bank pending', cart: 'whole' },
  },
  {
    situation: 'an order by bank transfer without an answer is sent again with another address',
    async run(lab) {
      lab.cms.state.fault = 'lost';
      const first = await lab.submitTransfer();
      lab.cms.state.fault = undefined;
      const customer = { ...request.customer, address: 'Nathan Road 2' };
      return inTurn(
        () => Promise.resolve(first),
        () => lab.submitTransfer({ customer }),
      );
    },
    holds: ({ address }) => address,
    expected: {
      answers: '503 unsure, 201',
      charged: 0,
      order: 'bank pending, Nathan Road 2',
      cart: 'emptied',
    },
  },
  {
    situation: 'an order by bank transfer without an answer is paid by card under the same id',
    async run(lab) {
      lab.cms.state.fault = 'lost';
      const first = await lab.submitTransfer();
      lab.cms.state.fault = undefined;
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      return inTurn(
        () => Promise.resolve(first),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    expected: { ...paidOnce, answers: '503 unsure, hook 200, 200 paid' },
  },
  {
    situation: 'an order is paid in two sessions under one id',
    async run(lab) {
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      const again = { body: event.body.replaceAll(session, 'cs_test_second') };
      return inTurn(
        () => lab.hook(event),
        () => lab.hook(again),
        () => lab.hook(again),
        () => lab.look(session),
      );
    },
    holds: ({ note }) => `“${note?.replaceAll(/cs_\w+/g, 'cs_…') ?? ''}”`,
    expected: {
      ...paidOnce,
      answers: 'hook 200, hook 200, hook 200, 200 paid',
      order: 'card paid, “Paid again by card: HK$24000, cs_…. Refund what is not owed.”',
    },
  },
  {
    situation: 'two orders of a day have the same reference',
    async run(lab) {
      const id = `${ORDER_ID.slice(0, 16)}${'f'.repeat(16)}`;
      const first = await lab.submitTransfer({ id });
      const session = await opened(lab);
      const event = lab.stripe.pay(session);
      return inTurn(
        () => Promise.resolve(first),
        () => lab.hook(event),
        () => lab.look(session),
      );
    },
    holds: ({ reference }) => reference.replace(/^OT-\d+-\w{6}/, 'OT-…'),
    expected: {
      ...paidOnce,
      answers: '201, hook 200, 200 paid',
      order: 'bank pending, OT-… and card paid, OT-…-2',
    },
  },
  {
    situation: 'a price changed before an order by bank transfer',
    run(lab) {
      lab.products.set('7', { name: 'Stratocaster', price: 13_000, inStock: true });
      return inTurn(() => lab.submitTransfer());
    },
    expected: { ...nothing, answers: '409 changed' },
  },
];

/** Whether the last answer makes the browser empty the cart. */
const isEmptied = (answers: string): boolean => /(201|paid|pending)( *, hook \d+)*$/.test(answers);

/** What the browser shows for an answer such as `200 paid`, in English. */
function textOf(answer: string): string {
  const [status = '', word = ''] = answer.split(' ');
  const { payment, refused, return: back, changed, unsure } = online;
  if (status === '201') return checkout.submitted.title;
  if (answer === '200') return online.redirecting;
  if (word === 'paid' || word === 'pending') return payment[word].text;
  if (word === 'open' || word === 'failed' || word === 'unknown') return back[word].title;
  const { refusal } = refusalOf({
    status: Number(status),
    body: { error: word, lines: [], total: 1 },
  });
  if (refusal.reason === 'changed') return changed.title;
  return refusal.reason === 'unsure' ? unsure.title : refused[refusal.reason];
}

/** What is true after a row has run. */
export async function outcomeOf(
  lab: Lab,
  { run, holds }: Pick<FaultRow, 'run' | 'holds'>,
): Promise<Outcome> {
  const answers = await run(lab);
  const { orders } = lab.cms;
  const ids = [ORDER_ID, OTHER_ID];
  const held = Array.from(orders.values(), (order) =>
    [`${order.method} ${order.state}`, holds?.(order)].filter(Boolean).join(', '),
  );
  return {
    answers,
    charged: ids.reduce((sum, id) => sum + lab.stripe.charged(id), 0) / 100,
    order: held.join(' and ') || 'none',
    cart: isEmptied(answers) ? 'emptied' : 'whole',
  };
}

/** The first sentence of what the shopper reads after the last answer. */
function readsOf(answers: string): string {
  const last = answers.split(', ').findLast((answer) => !answer.startsWith('hook')) ?? '';
  const text = fill(textOf(last), { provider: 'Stripe', address: 'checkout.stripe.com' });
  return /^.*?[^.](?=\.( |$)|$)/.exec(text)?.[0] ?? text;
}

/** The lists of docs/orders.md: what goes wrong, by what follows. */
export function faultLists(rows: readonly { situation: string; outcome: Outcome }[]): string {
  const byOutcome = Map.groupBy(rows, ({ outcome: { answers, charged, order, cart } }) => {
    const money = charged === 0 ? 'nothing charged' : `HK$${charged.toLocaleString('en')} charged`;
    return `“${readsOf(answers)}”; ${money}; the CMS has ${order}; cart ${cart}:`;
  });
  return Array.from(byOutcome, ([outcome, own]) =>
    [outcome, '', ...own.map(({ situation }) => `- ${situation}`)].join('\n'),
  ).join('\n\n');
}
