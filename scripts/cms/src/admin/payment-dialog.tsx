import { Flex, Typography } from '@strapi/design-system';
import type { Order } from '../orders/order-rules';
import { amountsOf } from '../orders/refunds';
import { dollars, useLanguage } from './panel';
import { Question } from './question-dialog';

export const paymentWords = {
  zh: {
    title: '已收到這筆款項？',
    asks: '訂單{reference}：{amount}。',
    stock: '存貨會扣減。',
    mail: '顧客會收到已收款的電郵。',
  },
  en: {
    title: 'Has the payment arrived?',
    asks: 'Order {reference}: {amount}.',
    stock: 'The stock is reduced.',
    mail: 'The customer gets a mail that the payment has arrived.',
  },
};

/** The order and the amount of which an editor confirms the payment, which may have been recorded and set back before. */
export function Payment({ of }: { of: Order }) {
  const t = paymentWords[useLanguage()];
  const asks = t.asks
    .replace('{reference}', of.reference)
    .replace('{amount}', () => dollars(amountsOf(of).left));
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography fontWeight="bold">{asks}</Typography>
      <Question sentences={of.stockTaken ? [t.mail] : [t.stock, t.mail]} />
    </Flex>
  );
}
