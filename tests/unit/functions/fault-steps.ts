import type { Order } from '../../../scripts/cms/src/orders/order-rules';
import { ORDER_ID, request, type Answered, type Lab } from './lab';

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

export const OTHER_ID = 'f'.repeat(32);
export const TOTAL = request.total;

/** `200`, `200 open`, `409 changed`. */
const briefly = ({ status, body }: Answered): string =>
  [status, body.state ?? body.error].filter(Boolean).join(' ');

type Run = FaultRow['run'];

/** Runs a case in which the shopper is on the payment page of a session. */
export const inSession =
  (run: (lab: Lab, session: string) => Promise<string>): Run =>
  async (lab) =>
    run(lab, await lab.open());

/** Runs a case with a paid session, before Stripe's event arrives. */
export const whenPaid = (
  run: (lab: Lab, session: string, event: { body: string }) => Promise<string>,
) => inSession((lab, session) => run(lab, session, lab.stripe.pay(session)));

type Reply = Answered | number;

/** The responses of steps and the statuses of webhooks, in order; functions run in sequence. */
export async function inTurn(...steps: (Reply | (() => Promise<Reply>))[]): Promise<string> {
  const answers: string[] = [];
  for (const step of steps) {
    const answer = typeof step === 'function' ? await step() : step;
    answers.push(typeof answer === 'number' ? `hook ${answer}` : briefly(answer));
  }
  return answers.join(', ');
}

/** Earlier responses, the response to each webhook, and then the confirmation for the shopper. */
export const afterHooks = (
  lab: Lab,
  session: string,
  events: readonly { body: string }[],
  ...before: Reply[]
): Promise<string> =>
  inTurn(...before, ...events.map((event) => () => lab.hook(event)), () => lab.look(session));

/** Pays a session by card; the webhook arrives, then the shopper returns. */
export const paid = (lab: Lab, session: string, ...before: Reply[]): Promise<string> =>
  afterHooks(lab, session, [lab.stripe.pay(session)], ...before);

/** Runs a step while Stripe or the CMS has a fault. Returns its response. */
export async function during<Fault, Answer>(
  state: { fault?: Fault },
  fault: NonNullable<Fault>,
  step: () => Promise<Answer>,
): Promise<Answer> {
  state.fault = fault;
  const answer = await step();
  delete state.fault;
  return answer;
}

export const sellFor = (lab: Lab, price: number, inStock = true) =>
  lab.products.set('7', { name: 'Stratocaster', price, inStock });

export const withCode = { code: 'SPRING', total: 21_600 };

/** Adds the code of {@link withCode}, for one use. */
export const addCode = (lab: Lab) =>
  lab.cms.codes.set('SPRING', { code: 'SPRING', kind: 'percent', value: 10, times: 1 });

export const onePiece = { lines: [{ id: '7', quantity: 1, price: 12_000 }], total: 12_000 };

export const nothing = { charged: 0, order: 'none' } as const;
export const paidOnce = { charged: TOTAL, order: 'card paid' } as const;
export const transfer = { charged: 0, order: 'bank pending' } as const;

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
