import type { StandInSession } from './sessions.ts';

const texts = {
  'zh-HK': {
    lang: 'zh-HK',
    title: 'Stripe 模擬付款頁',
    note: '這是測試：不會扣款。',
    pay: '付款',
    later: '以需時確認的方式付款',
    cancel: '取消，返回商店',
    over: '此付款已結束。',
  },
  en: {
    lang: 'en',
    title: 'Stand-in for Stripe’s payment page',
    note: 'This is a test: no money moves.',
    pay: 'Pay',
    later: 'Pay by a method that takes time to confirm',
    cancel: 'Cancel and return to the shop',
    over: 'This payment has ended.',
  },
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const money = (cents: number): string => `HK$${(cents / 100).toLocaleString('en')}`;

/** A page on which a session is paid, paid later, or given up. */
export function paymentPage(session: StandInSession): string {
  const t = session.locale === 'zh-HK' ? texts['zh-HK'] : texts.en;
  const lines = session.lines.map(
    ({ name, amount, quantity }) =>
      `<li>${escape(name)} × ${quantity}: ${money(amount * quantity)}`,
  );
  const button = (action: string, label: string) =>
    `<form method="post" action="/pay/${session.id}/${action}"><button>${label}</button></form>`;
  const buttons =
    button('pay', `${t.pay} ${money(session.amount_total)}`) +
    button('later', t.later) +
    button('cancel', t.cancel);
  return `<!doctype html>
<html lang="${t.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t.title}</title>
<style>body{font:1rem/1.6 sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1rem;width:100%;margin-bottom:.5rem}</style>
<h1>${t.title}</h1>
<p>${t.note}</p>
<ul>${lines.join('')}</ul>
${session.status === 'open' ? buttons : `<p>${t.over}</p>`}
</html>
`;
}
