import { describe, expect, it } from 'vitest';
import { parse } from 'parse5';
import { customerFieldNames } from '~/contracts/customer';
import { orderStates } from '~/contracts/order-states';
import { paymentMethods } from '~/contracts/payment-methods';
import { compose } from '../../../scripts/cms/src/mails/compose';
import { messageMails } from '../../../scripts/cms/src/mails/message-mails';
import {
  correctionMails,
  refundMails,
  trackingMails,
  orderMails,
  type Order,
} from '../../../scripts/cms/src/mails/order-mails';
import { isMailed, paymentIn } from '../../../scripts/cms/src/orders/order-rules';
import { orderPaper } from '../../../scripts/cms/src/orders/slip-and-invoice';
import { shop } from './shop';

const HOSTILE = '"><script>alert(1)</script>\nBcc: all@example.com\n\u05e9\u05dc\u05d5\u05dd';

it('a text of a person is text in both forms, in its own direction', () => {
  const blocks = [{ quote: HOSTILE }, { facts: [['Name', HOSTILE] as [string, string]] }];
  const { text, html } = compose({ title: HOSTILE, language: 'en', blocks, shop });
  expect(text).toContain('> "><script>alert(1)</script>\n> Bcc: all@example.com');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br>Bcc: all@example.com');
  expect(html).toContain('<blockquote dir="auto"');
  expect(JSON.stringify(parse(html), ['nodeName', 'childNodes'])).not.toContain('script');
});

it('a mail has nothing where there are no facts', () => {
  const blocks = [{ text: 'A' }, { facts: [] }, { text: 'B' }];
  const { text, html } = compose({ title: 'T', language: 'en', blocks, shop });
  expect(text).toContain('T\n\nA\n\nB');
  expect(html).not.toContain('<table');
});

it.each(['zh', 'en'] as const)('a mail in %s is whole without pictures', (language) => {
  const { html, text } = compose({ title: 'T', language, blocks: [], shop });
  expect(html).toContain(`<html lang="${language === 'zh' ? 'zh-HK' : 'en'}">`);
  expect(html).not.toMatch(/<img|url\(|<link|https?:/);
  expect(html, 'long words break on a phone').toContain('overflow-wrap:anywhere');
  for (const part of [shop.brand, shop.company[language], shop.phone]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
});

const order: Order = {
  orderId: '0'.repeat(32),
  reference: 'OT-20261122-7KQ4MN',
  placedAt: '2026-11-22T00:00:00Z',
  language: 'zh',
  firstName: '大文',
  lastName: '陳',
  email: 'man@example.com',
  phone: '9123 4567',
  address: '彌敦道 1 號',
  city: '旺角',
  postalCode: null,
  instructions: null,
  method: 'bank',
  lines: [{ id: '7', name: '結他', price: 12_000, quantity: 2, subtotal: 24_000 }],
  itemCount: 2,
  subtotal: 24_000,
  shipping: 0,
  total: 24_000,
  payment: 'pending',
  state: 'pending',
};
describe('a paper that the desk prints', () => {
  it.each([
    ['zh', '送貨單', '2件'],
    ['en', 'Packing slip', '2 items'],
  ] as const)(
    'is in the language of the order, %s, and has no prices as a packing slip',
    (language, title, items) => {
      const html = orderPaper({ ...order, language }, shop, 'slip');
      for (const part of [title, items, order.reference, '彌敦道 1 號', '結他', '× 2'])
        expect(html).toContain(part);
      expect(html).not.toContain('HK$');
    },
  );

  it('has its date, prices of pieces, total and payment as an invoice, in the language of the order', () => {
    const html = orderPaper({ ...order, language: 'en' }, shop, 'invoice');
    const parts = ['Invoice', '22 November 2026', 'HK$12,000 × 2', 'HK$24,000', 'Bank transfer'];
    for (const part of [...parts, 'Not paid']) expect(html).toContain(part);
    expect(html).not.toContain('Discount');
  });

  it('has the discount of a code as an invoice, as the mails do', () => {
    const discounted = { ...order, code: 'SPRING', discount: 2400, total: 21_600 };
    const mailed = orderMails(discounted, shop).map(({ html }) => html);
    for (const html of [orderPaper(discounted, shop, 'invoice'), ...mailed]) {
      for (const part of ['優惠碼 SPRING', '−HK$2,400', 'HK$21,600']) expect(html).toContain(part);
    }
  });
});

const mails = (changes: Partial<Order>) => orderMails({ ...order, ...changes }, shop);
const textFor = (changes: Partial<Order>) => mails(changes)[0]?.text ?? '';

describe('the mails of an order', () => {
  it.each(['pending', 'cancelled'] as const)(
    'have a sentence for each payment method while it is %s',
    (state) => {
      const texts = paymentMethods.map((method) => textFor({ state, method }).split('\n')[2]);
      expect(texts).not.toContain(undefined);
      expect(new Set(texts).size).toBe(paymentMethods.length);
    },
  );

  it.each<[Order['state'], string[], string?]>([
    ['pending', ['pending', 'shop'], 'We have received your order'],
    ['paid', ['paid', 'shop'], 'We have received your payment'],
    ['shipped', ['shipped'], 'Your order is on its way'],
    ['cancelled', ['cancelled'], 'Your order is cancelled'],
    ['completed', []],
  ])('that is %s are %j', (state, kinds, title) => {
    const sent = mails({ state, language: 'en' });
    expect(sent.map(({ key }) => key)).toEqual(
      kinds.map((kind) => `order:${order.orderId}:${kind}`),
    );
    expect(sent[0]?.subject.split(':')[0]).toBe(title);
  });

  it('have a key for each time that the order comes into its state, and one for the note', () => {
    const states = ['cancelled', 'pending', 'paid', 'pending'] as const;
    const history = states.map((to, index) => ({
      at: '',
      changes: [
        { field: 'payment', from: 'pending', to: 'paid' },
        { field: 'state', from: states[index - 1] ?? 'pending', to },
      ],
    }));
    const keysAfter = (changes: number) => {
      const state = states[changes - 1] ?? 'pending';
      return mails({ state, history: history.slice(0, changes) }).map(({ key }) =>
        key.replace(`order:${order.orderId}:`, ''),
      );
    };
    expect([0, 1, 2, 3, 4].map(keysAfter)).toEqual([
      ['pending', 'shop'],
      ['cancelled'],
      ['pending:2', 'shop'],
      ['paid', 'shop'],
      ['pending:3', 'shop'],
    ]);
  });

  const mailedChanges = (start: Order) =>
    orderStates.flatMap((from) => {
      const before = { ...start, state: from, payment: paymentIn(from, start) };
      return orderStates
        .filter((state) => isMailed(before, { state, payment: paymentIn(state, before) }))
        .map((to) => `${from} → ${to}`);
    });

  it('are sent after a step back too, unless the order stays paid', () => {
    expect(mailedChanges(order)).toEqual([
      'pending → paid',
      'pending → shipped',
      'pending → cancelled',
      'paid → pending',
      'paid → shipped',
      'paid → cancelled',
      'shipped → pending',
      'shipped → cancelled',
      'completed → pending',
      'completed → cancelled',
      'cancelled → pending',
      'cancelled → paid',
      'cancelled → shipped',
    ]);
  });

  it('never say that a card has not paid yet, or may still pay, because the desk sets the order back', () => {
    const byCard = { method: 'card', state: 'pending', language: 'en' } as const;
    expect(textFor({ ...byCard, payment: 'paid' })).toContain(
      'and your payment, and are preparing',
    );
    expect(textFor({ ...byCard, payment: 'failed' })).toContain('nothing has been charged');
    expect(mailedChanges({ ...order, ...byCard, payment: 'paid' })).toEqual([
      'pending → shipped',
      'pending → cancelled',
      'paid → shipped',
      'paid → cancelled',
      'shipped → cancelled',
      'completed → cancelled',
      'cancelled → pending',
      'cancelled → paid',
      'cancelled → shipped',
    ]);
  });

  it('go to the customer in the language of the order, and to the shop', () => {
    expect(mails({}).map(({ to }) => to)).toEqual(['man@example.com', shop.email]);
    expect(mails({})[0]?.subject).toBe(`我們已收到你的訂單: ${order.reference}`);
    expect(mails({ language: 'en' })[0]?.subject).toBe(
      `We have received your order: ${order.reference}`,
    );
    const payment = 'paid';
    expect(textFor({ language: 'en', payment })).toContain('大文 陳');
    expect(textFor({ payment })).toContain('陳大文');
    expect(textFor({ firstName: 'Peter', lastName: 'Wong', payment })).toContain('Wong Peter');
    expect(textFor({})).toContain(': https://shop.example/orders');
    expect(textFor({ language: 'en' })).toContain(': https://shop.example/en/orders');
  });

  it('state goods and total, and the account for a transfer only', () => {
    for (const part of ['結他 × 2: HK$24,000', '免費', '000-1', order.reference]) {
      expect(textFor({})).toContain(part);
    }
    expect(textFor({}).split(order.reference)).toHaveLength(2);
    const card = textFor({ method: 'card', language: 'en' });
    expect(card).toContain(`Order reference: ${order.reference}`);
    expect(card).toContain('Your payment is being confirmed');
    expect(card).not.toContain('000-1');
    expect(textFor({ shipping: 60, total: 24_060 })).toContain('HK$60');
  });

  it.each(orderStates)('state where an order that is %s goes only if it is paid', (state) => {
    const typed = customerFieldNames.filter((field) => field !== 'email');
    const values = Object.fromEntries(typed.map((field) => [field, `typed ${field}`]));
    for (const area of ['kowloon', 'collect', 'abroad']) {
      const of = {
        ...values,
        state,
        area,
        refunds: [{ at: '', amount: 1, lines: [], isRestocked: false }],
      };
      const customers = (payment: Order['payment']) => {
        const one: Order = { ...order, ...of, payment };
        const all = [...orderMails(one, shop), ...refundMails({ ...one, refunds: [] }, one, shop)];
        return all.filter(({ to }) => to === order.email);
      };
      expect(JSON.stringify(customers('pending'))).not.toContain('typed');
      for (const { text } of customers('paid')) expect(text).toContain('typed address');
    }
  });

  it('name the tracking number of an order that was sent', () => {
    const shipped = { state: 'shipped', language: 'en' } as const;
    expect(textFor({ ...shipped, tracking: 'SF123' })).toContain('Tracking number: SF123');
    expect(textFor(shipped)).not.toContain('Tracking');
  });

  it('name the pick-up time of collected orders, and the open points of orders from abroad', () => {
    const collected = { area: 'collect', address: '', city: '', language: 'en' } as const;
    expect(textFor(collected)).toContain('Collect in the shop\n');
    expect(textFor({ ...collected, payment: 'paid' })).toContain(
      'Collect in the shop: 大文 陳\n9123 4567',
    );
    const ready = textFor({ ...collected, state: 'shipped' });
    expect(ready).toContain('ready to collect');
    expect(ready).not.toContain('sent');
    const abroad = textFor({ area: 'abroad', country: 'Macao', language: 'en', payment: 'paid' });
    expect(abroad).toContain('Shipping: To be agreed');
    expect(abroad).toContain('\nMacao\n9123 4567');
  });

  it('explain the refund of a cancelled order', () => {
    const cancelled = { state: 'cancelled', language: 'en' } as const;
    expect(textFor({ ...cancelled, payment: 'failed' })).toContain('nothing has been charged');
    expect(textFor({ ...cancelled, payment: 'paid' })).toContain('We’ll refund');
    expect(textFor(cancelled)).toContain('transfer no money');
    expect(textFor(cancelled)).not.toContain('where the order goes');
    // The money was refunded first; then the parcel came back.
    const paid = { ...cancelled, payment: 'paid', total: 24_000 } as const;
    const money = { at: '', amount: 24_000, lines: [], isRestocked: false };
    const pieces = (quantity: number) => ({ ...money, amount: 0, lines: [{ id: '7', quantity }] });
    for (const refunds of [
      [money, pieces(2)],
      [money, pieces(1), pieces(1)],
    ]) {
      expect(textFor({ ...paid, refunds })).not.toContain('We’ll refund');
    }
    expect(textFor({ ...cancelled, refunds: [pieces(2)] })).toContain('transfer no money');
    for (const refunds of [
      [pieces(1)],
      [pieces(1), { ...pieces(1), amount: 24_000 }],
      [pieces(1), pieces(1), money],
    ]) {
      expect(textFor({ ...paid, refunds })).toContain('We’ll refund');
    }
  });
});

describe('the mail of a tracking number', () => {
  const shipped: Order = { ...order, state: 'shipped', language: 'en' };
  const of = (tracking: string, changes: Partial<Order> = {}, before = '') =>
    trackingMails({ ...shipped, tracking: before }, { ...shipped, ...changes, tracking }, shop);

  it('goes to the customer of a sent order that gets it later, once for each number', () => {
    const [mail, ...others] = of('SF1');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: order.email });
    expect(mail?.text).toContain('Tracking number: SF1');
    expect(of('SF1', {}, 'SF2')[0]?.key).toBe(mail?.key);
    expect(of('SF2')[0]?.key).not.toBe(mail?.key);
  });

  it('is not sent without a change, before the order is sent, or for a collection', () => {
    for (const mails of [
      of('SF1', {}, 'SF1'),
      of('', {}, 'SF1'),
      of('SF1', { state: 'paid' }),
      of('SF1', { area: 'collect' }),
    ]) {
      expect(mails).toEqual([]);
    }
  });
});

it.each([
  ['zh', '已取消的貨品: −HK$4,000', '退款: −HK$200', '退款或扣減: −HK$50', '更改後總計: HK$19,750'],
  [
    'en',
    'Cancelled items: −HK$4,000',
    'Refund: −HK$200',
    'Refunded or removed: −HK$50',
    'New total: HK$19,750',
  ],
] as const)(
  'a paid order says what was removed before it was paid, and what was refunded: %s',
  (language, ...facts) => {
    const refund = { at: '', lines: [], isRestocked: false };
    const refunds = [
      { ...refund, amount: 4000, wasPaid: false },
      { ...refund, amount: 150, wasPaid: true },
      { ...refund, amount: 50, wasPaid: true },
      { ...refund, amount: 50 },
    ];
    const paid: Order = { ...order, language, state: 'paid', payment: 'paid', refunds };
    const invoice = orderPaper(paid, shop, 'invoice');
    for (const fact of facts) {
      expect(orderMails(paid, shop)[0]?.text).toContain(fact);
      for (const part of fact.split(': ')) expect(invoice).toContain(part);
    }
  },
);

describe('the mail of a refund', () => {
  const refund = { at: '', amount: 200, lines: [], isRestocked: false };
  it('is not sent about pieces that come back without money', () => {
    const pieces = { ...refund, amount: 0, lines: [{ id: '7', quantity: 1 }] };
    const mailsOf = (wasPaid: boolean) =>
      refundMails(order, { ...order, refunds: [{ ...pieces, wasPaid }] }, shop);
    expect(mailsOf(true)).toEqual([]);
    expect(mailsOf(false)).toHaveLength(1);
  });

  it('is sent once', () => {
    expect(
      refundMails({ ...order, refunds: [refund] }, { ...order, refunds: [refund] }, shop),
    ).toEqual([]);
    expect(refundMails(order, order, shop)).toEqual([]);
  });
});

describe('the mails of an order that its customer corrects', () => {
  const corrected = (changes: Partial<Order>) =>
    correctionMails(order, { ...order, ...changes }, shop);

  it('go to another address, and tell the shop', () => {
    const [mail, note, ...others] = corrected({ email: 'woman@example.com' });
    expect(mail).toMatchObject({ to: 'woman@example.com', subject: mails({})[0]?.subject });
    expect(mail?.text).toContain('000-1');
    expect(note?.subject).toContain('Order corrected');
    expect(note).toMatchObject({ to: shop.email, replyTo: 'woman@example.com' });
    expect(others).toEqual([]);
    expect(new Set([mail?.key, note?.key, ...mails({}).map(({ key }) => key)]).size).toBe(4);
  });

  it('notify only the shop if the address stays, and no one without a correction', () => {
    expect(corrected({ address: '彌敦道 2 號' }).map(({ to }) => to)).toEqual([shop.email]);
    expect(corrected({ note: 'Called', tracking: 'SF1' })).toEqual([]);
    expect(corrected({ email: '', firstName: '', lastName: '' })).toEqual([]);
  });

  it('do not tell the shop about its own corrections', () => {
    const email = 'woman@example.com';
    const sent = correctionMails(order, { ...order, email }, shop, true);
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });
});

const message = {
  messageId: 'a',
  language: 'en',
  name: '',
  phone: '',
  subject: 'Strings',
  message: 'Hello\nthere',
} as const;

it('the mails of a message are a note to the shop, which answers the sender, and a receipt that quotes nothing', () => {
  const [note, receipt] = messageMails({ ...message, email: 'man@example.com' }, shop);
  expect(note).toMatchObject({ to: shop.email, replyTo: 'man@example.com' });
  expect(note?.subject).toContain('Strings');
  expect(note?.text).toContain('> Hello\n> there');
  expect(receipt).toMatchObject({ key: 'message:a:receipt', to: 'man@example.com' });
  expect(receipt?.subject).toContain('We have received your message');
  expect(JSON.stringify(receipt)).not.toMatch(/Strings|Hello/);
});
