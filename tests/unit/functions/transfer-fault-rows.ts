import {
  addCode,
  afterHooks,
  during,
  inTurn,
  nothing,
  onePiece,
  OTHER_ID,
  paid,
  paidOnce,
  sellFor,
  transfer,
  withCode,
  type FaultRow,
} from './fault-steps';
import { ORDER_ID, request } from './lab';

/** An order by bank transfer fails or is not answered. */
export const transferFaultRows: readonly FaultRow[] = [
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
  ...(
    [
      ['was cancelled', { state: 'cancelled' }],
      [
        'was completed long ago',
        { payment: 'paid', state: 'completed', placedAt: new Date(0).toISOString() },
      ],
    ] as const
  ).map(([what, change]): FaultRow => ({
    situation: `the same is ordered by bank transfer again after an order without an answer ${what}, under its id, then a new one`,
    async run(lab) {
      const first = await during(lab.cms.state, 'lost', lab.submitTransfer);
      Object.assign(lab.cms.orders.get(ORDER_ID) ?? {}, change);
      const second = await lab.submitTransfer();
      return inTurn(first, second, () => lab.submitTransfer({ id: OTHER_ID }));
    },
    expected: {
      charged: 0,
      answers: '503 unsure, 409 used, 201',
      order: `bank ${change.state} and bank pending`,
    },
  })),
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
