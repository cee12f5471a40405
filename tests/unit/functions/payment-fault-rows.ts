import {
  afterHooks,
  inSession,
  inTurn,
  nothing,
  onePiece,
  OTHER_ID,
  paid,
  paidOnce,
  TOTAL,
  whenPaid,
  type FaultRow,
} from './fault-steps';
import { ORDER_ID } from './lab';

/** The shopper leaves the payment page, returns to it or pays late. */
export const paymentFaultRows: readonly FaultRow[] = [
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
    situation:
      'the shopper pays without returning, and orders the same by card again a day later, under its id, then a new one',
    run: whenPaid(async (lab, _, event) => {
      await lab.hook(event);
      const placedAt = new Date(Date.now() - 86_400_000).toISOString();
      Object.assign(lab.cms.orders.get(ORDER_ID) ?? {}, { placedAt });
      const second = await lab.submit();
      return paid(lab, await lab.open({ id: OTHER_ID }), second);
    }),
    expected: {
      charged: 2 * TOTAL,
      answers: '409 used, hook 200, 200 paid',
      order: 'card paid and card paid',
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
];
