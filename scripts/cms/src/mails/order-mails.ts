import { createHash } from 'node:crypto';
import options from '../labels/options.json';
import {
  CORRECTABLE,
  stateForCustomer,
  timesInState,
  type Order as AnyOrder,
} from '../orders/order-rules';
import { amountsOf, isAllOf, reductionsOf, reductionWords } from '../orders/refunds';
import type { PaymentMethod } from '~/contracts/payment-methods';
import { formatPersonName } from '~/contracts/person-name';
import { compose, money, pageUrl, type Block, type Localized, type Shop } from './compose';
import { factsOf } from './facts';
import type { Mail } from './mail-rules';

export type Order = AnyOrder & { orderId: string };

const labels = options.Order;

const words = {
  zh: {
    reference: '訂單編號',
    discount: '優惠碼',
    shipping: '運費',
    free: '免費',
    agreed: '另行商定',
    total: '總計',
    newTotal: '更改後總計',
    deliverTo: '送貨地址',
    collect: '門市自取',
    addressLater: '收到款項後，我們會再以電郵列出送貨資料，請核對。',
    bankName: '銀行名稱',
    accountNumber: '戶口號碼',
    accountName: '戶口名稱',
    amount: '金額',
    tracking: '運單號碼',
    received: {
      title: '我們已收到你的訂單',
      by: {
        bank: '多謝惠顧。請轉賬至以下戶口，並以訂單編號作備註。請保留收據，然後回覆這封電郵提供轉賬證明；收到款項後，我們會再以電郵通知你。',
        card: '多謝惠顧。你的付款仍在確認中，可能需要幾天；收到款項後，我們會再以電郵通知你。',
      } satisfies Record<PaymentMethod, string>,
    },
    paid: {
      title: '我們已收到你的付款',
      text: '多謝惠顧。我們已收到你的訂單和付款，會開始準備。',
    },
    shipped: {
      title: '你的訂單已寄出',
      text: '你訂購的貨品已經寄出。',
      ready: '你的訂單可以取貨了',
      readyText: '你訂購的貨品已在門市準備好，歡迎在營業時間來取。',
    },
    tracked: { title: '你的運單號碼', text: '你可以用以下號碼追蹤你的包裹。' },
    cancelled: {
      title: '你的訂單已取消',
      failed: '這張訂單的付款未能成功，訂單已經取消，沒有任何扣款。',
      paid: '這張訂單已經取消。我們會按原本的付款方式退回已付的款項。',
      settled: '這張訂單已經取消。',
      by: {
        bank: '這張訂單已經取消，請不要再為它轉賬。如果你已經轉賬，請回覆這封電郵。',
        card: '這張訂單已經取消。如果你的付款其後成功，訂單會恢復，我們會再以電郵通知你。',
      } satisfies Record<PaymentMethod, string>,
    },
    refund: {
      title: '你的訂單有退款',
      text: '我們會按原本的付款方式退回以下款項。',
      changed: '你的訂單已更改',
      changedText: '我們已從訂單取消以下貨品。如果你還未轉賬，請轉賬更改後的總計。',
      amount: '退款',
    },
    orders: '我的訂單（在落單的裝置上）',
    questions: '如有疑問，回覆這封電郵便可。',
  },
  en: {
    reference: 'Order reference',
    discount: 'Discount code',
    shipping: 'Shipping',
    free: 'Free',
    agreed: 'To be agreed',
    total: 'Total',
    newTotal: 'New total',
    deliverTo: 'Deliver to',
    collect: 'Collect in the shop',
    addressLater: 'Our e-mail about your payment will show where the order goes, for you to check.',
    bankName: 'Bank',
    accountNumber: 'Account number',
    accountName: 'Account name',
    amount: 'Amount',
    tracking: 'Tracking number',
    received: {
      title: 'We have received your order',
      by: {
        bank: 'Thank you for your order. Please transfer the amount to the account below, with the order reference as the message. Keep your receipt and send us the proof of transfer by replying to this e-mail; we will write to you again when the money has arrived.',
        card: 'Thank you for your order. Your payment is being confirmed, which can take a few days; we will write to you again when it has arrived.',
      } satisfies Record<PaymentMethod, string>,
    },
    paid: {
      title: 'We have received your payment',
      text: 'Thank you. We have received your order and your payment, and are preparing your order.',
    },
    shipped: {
      title: 'Your order is on its way',
      text: 'Your items have been dispatched.',
      ready: 'Your order is ready to collect',
      readyText: 'Your items are ready for collection in the shop during business hours.',
    },
    tracked: {
      title: 'The tracking number of your parcel',
      text: 'You can follow your parcel with this number.',
    },
    cancelled: {
      title: 'Your order is cancelled',
      failed:
        'The payment of this order did not succeed. The order is cancelled, and nothing has been charged.',
      paid: 'This order is cancelled. We’ll refund your original payment method.',
      settled: 'This order is cancelled.',
      by: {
        bank: 'This order is cancelled: please transfer no money for it. If you have already, reply to this e-mail.',
        card: 'This order is cancelled. If your payment still succeeds, the order is active again, and we will write to you.',
      } satisfies Record<PaymentMethod, string>,
    },
    refund: {
      title: 'A refund for your order',
      text: 'We’ll refund the amount below to your original payment method.',
      changed: 'Your order has changed',
      changedText:
        'We have cancelled the items below. If you have not transferred the money yet, please transfer the new total.',
      amount: 'Refund',
    },
    orders: 'My orders (on the device that you ordered with)',
    questions: 'If you have any questions, just reply to this e-mail.',
  },
};

/** Texts for editors are in Chinese and English. */
const shopInstructions = '特別要求 Special instructions';
const shopTitles = { placed: '新訂單 New order', corrected: '訂單已更正 Order corrected' };
const inBoth = (words: Readonly<Record<string, Localized>>, value: string) =>
  `${words[value]?.zh} ${words[value]?.en}`;

const nameAndQuantity = ({ name, quantity }: Order['lines'][number]) => `${name} × ${quantity}`;

/**
 * Returns the line items of an order with its total, and the total after refunds.
 * @param itemOf names a line item, beside its subtotal
 */
export function goodsOf(order: Order, itemOf = nameAndQuantity): Block {
  const { lines, discount, code, shipping, language, area } = order;
  const { total, left } = amountsOf(order);
  const own = words[language];
  const rows = lines.map((line): [string, string] => [
    itemOf(line),
    money(line.price * line.quantity),
  ]);
  const free = area === 'abroad' ? own.agreed : own.free;
  const cost = shipping === 0 ? free : money(shipping);
  const off: [string, string][] = discount
    ? [[`${own.discount} ${code}`, `−${money(discount)}`]]
    : [];
  const reductions = Array.from(reductionsOf(order), ([kind, amount]): [string, string] => [
    reductionWords[kind][language],
    `−${money(amount)}`,
  ]);
  return {
    facts: [
      ...rows,
      ...off,
      [own.shipping, cost],
      [own.total, money(total)],
      ...reductions,
      ...(reductions.length > 0 ? ([[own.newTotal, money(left)]] as const) : []),
    ],
  };
}

/** Returns where an order goes. */
export function addressOf({
  language,
  firstName,
  lastName,
  phone,
  address,
  city,
  postalCode,
  country,
  area,
}: Order): Block {
  const own = words[language];
  const name = formatPersonName({ firstName, lastName }, language);
  const label = area === 'collect' ? own.collect : own.deliverTo;
  const place = [name, address, city, postalCode, country, phone].filter(Boolean).join('\n');
  return { facts: [[label, place]] };
}

/**
 * Returns where the order of a customer goes, once it is paid: before, the address of the mail may belong to somebody
 * else, who must not get any text that the sender has typed.
 */
function destinationOf(order: Order): Block {
  const { area, language, payment, state } = order;
  if (payment === 'paid') return addressOf(order);
  const { collect, addressLater } = words[language];
  if (area === 'collect') return { text: collect };
  return state === 'pending' ? { text: addressLater } : { facts: [] };
}

/** Whether the last pieces of an order came back without money: its refund was recorded before, with a mail of its own. */
const isSettled = (order: Order) => order.refunds?.at(-1)?.amount === 0 && isAllOf(order, []);

function newsOf(order: Order, shop: Shop): { title: string; first: Block[] } | undefined {
  const { method, payment, language, reference, tracking, area } = order;
  const own = words[language];
  switch (stateForCustomer(order)) {
    case 'pending': {
      const { name, accountNumber, accountName } = shop.bank;
      const { title, by } = own.received;
      const account: [string, string][] = [
        [own.bankName, name[language]],
        [own.accountNumber, accountNumber],
        [own.accountName, accountName],
        [own.amount, money(amountsOf(order).left)],
        [own.reference, reference],
      ];
      return {
        title,
        first: [{ text: by[method] }, ...(method === 'bank' ? [{ facts: account }] : [])],
      };
    }
    case 'paid':
      return { title: own.paid.title, first: [{ text: own.paid.text }] };
    case 'shipped': {
      const { title, text, ready, readyText } = own.shipped;
      return area === 'collect'
        ? { title: ready, first: [{ text: readyText }] }
        : { title, first: [{ text }, factsOf([[own.tracking, tracking]])] };
    }
    case 'cancelled': {
      const { title, by, ...texts } = own.cancelled;
      const outcome = payment === 'paid' && isSettled(order) ? 'settled' : payment;
      return { title, first: [{ text: outcome === 'pending' ? by[method] : texts[outcome] }] };
    }
    default:
      return undefined;
  }
}

/** The note to the shop. Only the note has the instructions: the customer's address may belong to someone else. */
function noteOf(order: Order, shop: Shop, kind: keyof typeof shopTitles): Omit<Mail, 'key'> {
  const { state, reference, email, method, instructions } = order;
  const title = `${shopTitles[kind]} ${reference}`;
  return {
    to: shop.email,
    replyTo: email,
    subject: `${title}: ${money(order.total)}`,
    ...compose({
      title,
      language: 'zh',
      shop,
      blocks: [
        { text: `${inBoth(labels.method, method)}: ${inBoth(labels.state, state)}` },
        goodsOf(order),
        addressOf(order),
        factsOf([[shopInstructions, instructions]]),
        { text: email },
      ],
    }),
  };
}

/** Returns a mail to the customer that begins with these blocks, followed by the whole order. */
function mailOf(order: Order, shop: Shop, title: string, first: readonly Block[]) {
  const { reference, email, language } = order;
  const own = words[language];
  const orders = pageUrl(shop, language, '/orders');
  return {
    to: email,
    subject: `${title}: ${reference}`,
    ...compose({
      title,
      language,
      shop,
      blocks: [
        ...first,
        goodsOf(order),
        destinationOf(order),
        { link: own.orders, url: orders },
        { text: own.questions },
      ],
    }),
  };
}

const shortDigest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Returns the mail about a refund that an order did not have before; none if it cancels the order, whose mail has it, or
 * if pieces of a paid order come back without money.
 */
export function refundMails(before: AnyOrder, order: Order, shop: Shop): Mail[] {
  const refunds = order.refunds ?? [];
  const refund = refunds.at(-1);
  if (!refund || refunds.length === (before.refunds ?? []).length) return [];
  const { orderId, language, reference, state } = order;
  if (state === 'cancelled' && before.state !== state) return [];
  const own = words[language];
  // The payment may be confirmed, or set back, by the same save.
  const isPaid = refund.wasPaid;
  if (isPaid && refund.amount === 0) return [];
  const { title, text, changed, changedText, amount } = own.refund;
  const pieces = refund.lines.flatMap(({ id, quantity }) =>
    order.lines
      .filter((line) => line.id === id)
      .map(({ name }): [string, string] => [name, `× ${quantity}`]),
  );
  const facts: Block = {
    facts: [
      [own.reference, reference],
      ...pieces,
      ...(isPaid ? ([[amount, money(refund.amount)]] as const) : []),
    ],
  };
  return [
    {
      key: `order:${orderId}:refund:${refunds.length}`,
      ...mailOf(order, shop, isPaid ? title : changed, [
        { text: isPaid ? text : changedText },
        facts,
      ]),
    },
  ];
}

/** Returns the mail with a tracking number that a sent order gets later. Its key contains the number: each is sent once. */
export function trackingMails(before: AnyOrder, order: Order, shop: Shop): Mail[] {
  const { orderId, state, area, language, reference, tracking } = order;
  const isNew = state === 'shipped' && area !== 'collect' && tracking !== before.tracking;
  if (!isNew || !tracking) return [];
  const own = words[language];
  const { title, text } = own.tracked;
  const fact = factsOf([
    [own.tracking, tracking],
    [own.reference, reference],
  ]);
  return [
    {
      key: `order:${orderId}:tracking:${shortDigest(tracking)}`,
      ...mailOf(order, shop, title, [{ text }, fact]),
    },
  ];
}

/**
 * Returns the mails of an order in its current state: to the customer in the language of the order,
 * and a note to the shop. The keys contain order and state, so that each is sent once each time that the order comes into
 * the state: a mail that was sent by mistake must not be the last word.
 */
export function orderMails(order: Order, shop: Shop): Mail[] {
  const { orderId, state, reference, language, method } = order;
  const news = newsOf(order, shop);
  if (!news) return [];
  const { title, first } = news;
  const fact = { facts: [[words[language].reference, reference]] } satisfies Block;
  const isTransfer = stateForCustomer(order) === 'pending' && method === 'bank';
  const times = timesInState(order);
  const mail = {
    key: `order:${orderId}:${state}${times > 1 ? `:${times}` : ''}`,
    ...mailOf(order, shop, title, [...first, ...(isTransfer ? [] : [fact])]),
  };
  const note = { key: `order:${orderId}:shop`, ...noteOf(order, shop, 'placed') };
  return state === 'pending' || state === 'paid' ? [mail, note] : [mail];
}

const digestOf = (order: AnyOrder) =>
  shortDigest(JSON.stringify(CORRECTABLE.map((field) => order[field] ?? '')));

/**
 * Returns the mails of a corrected order: the mail of its state if the address changed, and a note
 * to the shop if the customer has corrected it. The keys identify the correction, so that each is sent once.
 */
export function correctionMails(
  before: AnyOrder,
  order: Order,
  shop: Shop,
  isByDesk = false,
): Mail[] {
  // An anonymized order has no customer to notify.
  if (!order.email || digestOf(before) === digestOf(order)) return [];
  const key = `order:${order.orderId}:corrected:${digestOf(order)}`;
  const [mail] = orderMails(order, shop);
  const isElsewhere = before.email.toLowerCase() !== order.email.toLowerCase();
  return [
    ...(mail && isElsewhere ? [{ ...mail, key }] : []),
    ...(isByDesk ? [] : [{ key: `${key}:shop`, ...noteOf(order, shop, 'corrected') }]),
  ];
}
