import { TIME_ZONE as timeZone } from '~/contracts/hong-kong-time';
import options from '../labels/options.json';
import { compose, money, type Block, type Shop } from '../mails/compose';
import { factsOf } from '../mails/facts';
import { linesLeft } from './refunds';
import { addressOf, goodsOf, type Order } from '../mails/order-mails';

export const papers = ['slip', 'invoice'] as const;
export type Paper = (typeof papers)[number];

const words = {
  zh: {
    slip: '送貨單',
    invoice: '發票',
    reference: '訂單編號',
    date: '落單日期',
    method: '付款方法',
    payment: '付款',
    instructions: '特別要求',
    items: '{count}件',
    format: 'zh-HK',
  },
  en: {
    slip: 'Packing slip',
    invoice: 'Invoice',
    reference: 'Order reference',
    date: 'Date of order',
    method: 'Payment method',
    payment: 'Payment',
    instructions: 'Special instructions',
    items: '{count} items',
    format: 'en-GB',
  },
};

const priced = ({ name, quantity, price }: Order['lines'][number]) =>
  `${name}\n${money(price)} × ${quantity}`;

/** Returns a paper to print for an order, in the language of the order. The packing slip has no prices: it may be a present. */
export function orderPaper(order: Order, shop: Shop, paper: Paper): string {
  const { language, reference, placedAt, method, payment, instructions } = order;
  const lines = linesLeft(order.lines, order.refunds).filter(({ quantity }) => quantity > 0);
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const t = words[language];
  const date = new Date(placedAt).toLocaleDateString(t.format, {
    timeZone,
    dateStyle: 'long',
  });
  const paid = factsOf([
    [t.method, options.Order.method[method][language]],
    [t.payment, options.Order.payment[payment][language]],
  ]);
  const goods: Block = {
    facts: [
      ...lines.map(({ name, quantity }): [string, string] => [name, `× ${quantity}`]),
      ['', t.items.replace('{count}', String(itemCount))],
    ],
  };
  return compose({
    title: t[paper],
    language,
    shop,
    blocks: [
      factsOf([
        [t.reference, reference],
        [t.date, date],
      ]),
      addressOf(order),
      ...(paper === 'invoice' ? [goodsOf(order, priced), paid] : [goods]),
      ...(paper === 'slip' ? [factsOf([[t.instructions, instructions]])] : []),
    ],
  }).html;
}
