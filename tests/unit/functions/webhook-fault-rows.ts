import {
  afterHooks,
  during,
  inTurn,
  nothing,
  paidOnce,
  whenPaid,
  type FaultRow,
} from './fault-steps';

/** A webhook of Stripe is repeated, forged or cannot be written. */
export const webhookFaultRows: readonly FaultRow[] = [
  {
    situation: 'the webhook comes twice, also at once',
    run: whenPaid(async (lab, session, event) => {
      const both = await Promise.all([lab.hook(event), lab.hook(event)]);
      return afterHooks(lab, session, [event], ...both);
    }),
    expected: { ...paidOnce, answers: 'hook 200, hook 200, hook 200, 200 paid' },
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
];
