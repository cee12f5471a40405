import type { StandInSession } from './sessions.ts';

const labels = {
  later: 'Pay by a method that takes time to confirm',
  cancel: 'Cancel and return to the shop',
  confirm: 'Confirm the payment',
  fail: 'Let the payment fail',
};

/** The action of a button of the page. */
export const actions = ['pay', 'later', 'cancel', 'confirm', 'fail'] as const;
export type Action = (typeof actions)[number];

/** The actions that a session allows. */
export function actionsOf({ status, payment_status }: StandInSession): readonly Action[] {
  if (status === 'open') return ['pay', 'later', 'cancel'];
  return status === 'complete' && payment_status === 'unpaid' ? ['confirm', 'fail'] : [];
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const money = (cents: number): string => `HK$${(cents / 100).toLocaleString('en')}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:1rem/1.6 sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1rem;width:100%;margin-bottom:.5rem}</style>
<h1>${title}</h1>
${body}
</html>
`;

/** A page on which a session is paid, paid later, or given up. */
export function paymentPage(session: StandInSession): string {
  const lines = session.lines.map(
    ({ name, amount, quantity }) =>
      `<li>${escape(name)} × ${quantity}: ${money(amount * quantity)}</li>`,
  );
  const buttons = actionsOf(session).map((action) => {
    const label = action === 'pay' ? `Pay ${money(session.amount_total)}` : labels[action];
    return `<form method="post" action="/pay/${session.id}/${action}"><button>${label}</button></form>`;
  });
  const end = buttons.join('') || '<p>This payment has ended.</p>';
  const body = `<p>This is a test: no money moves.</p><ul>${lines.join('')}</ul>${end}`;
  return page('Stand-in for Stripe’s payment page', body);
}

/** All sessions, to confirm payments by hand. */
export function sessionList(sessions: Iterable<StandInSession>): string {
  const items = Array.from(
    sessions,
    ({ id, amount_total, status, payment_status }) =>
      `<li><a href="/pay/${id}">${money(amount_total)}</a>: ${status}, ${payment_status}</li>`,
  );
  return page('Payments', `<ul>${items.join('')}</ul>`);
}
