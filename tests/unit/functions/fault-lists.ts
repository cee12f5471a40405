import { refusalOf } from '~/features/checkout/payment/checkout-answers';
import checkout from '~/i18n/dictionaries/en/checkout.json';
import online from '~/i18n/dictionaries/en/online.json';
import { fill } from '~/i18n/fill';
import type { Outcome } from './fault-steps';

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
