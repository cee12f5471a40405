import type { Locale } from '~/contracts/languages';
import { isPaid, orderStates } from '~/contracts/order-states';
import { isOpenToRefunds } from '../orders/refunds';
import { isMailed, paymentIn, type Order } from '../orders/order-rules';
import { isUnusual } from './next-steps';
import { orderStateWords } from './order-words';
import { recordOf } from './panel';
import type { QuestionTexts } from './question-dialog';
import { isUntracked, trackingWords } from './tracking-dialog';

const stateIn = (values: unknown) => {
  const { state } = recordOf(values);
  return orderStates.find((each) => each === state);
};

const words = {
  zh: {
    title: '確定要這樣改？',
    change: '由「{from}」改為「{to}」，不是下一步。',
    mail: '顧客會收到新狀態的電郵。',
    noMail: '顧客不會收到電郵。',
    stock: '存貨不會自動加回，也不會記錄退款。',
    takes: '存貨會扣減，付款會記錄為「已付」。',
    refund: '如要退款，或把貨品加回存貨，請返回，按「取消貨品或退款」。',
    restock: '如要把貨品加回存貨，請返回，按「取消貨品」。',
    cancelUnpaid: '取消這張未付款的訂單？',
    unpaid: '訂單未付款，存貨沒有扣減，毋須退款。',
    cancelMail: '顧客會收到取消的電郵。',
    confirm: '改為「{to}」',
  },
  en: {
    title: 'Change it like this?',
    change: 'From “{from}” to “{to}” is not the next step.',
    mail: 'The customer gets the mail of the new state.',
    noMail: 'The customer gets no mail.',
    stock: 'Stock is not given back, and no refund is recorded.',
    takes: 'The stock is reduced, and the payment is recorded as “Paid”.',
    refund:
      'To refund it, or to add the items to the stock, go back and press “Cancel items or refund”.',
    restock: 'To add the items to the stock, go back and press “Cancel items”.',
    cancelUnpaid: 'Cancel this unpaid order?',
    unpaid: 'It is not paid: no stock was taken, and there is nothing to refund.',
    cancelMail: 'The customer gets a mail about it.',
    confirm: 'Change to “{to}”',
  },
};

/** A change of the state of an order that a form asks about: one that does not follow, or sends it without a tracking number. */
export function orderQuestion(
  before: unknown,
  after: unknown,
  language: Locale,
): QuestionTexts | undefined {
  const [from, to] = [stateIn(before), stateIn(after)];
  if (!from || !to) return undefined;
  if (!isUnusual(from, to)) {
    const { title, without, saveWithout } = trackingWords[language];
    const asks = from !== to && to === 'shipped' && isUntracked(after);
    return asks ? { title, confirm: saveWithout, sentences: [without] } : undefined;
  }
  const t = words[language];
  const fill = (text: string) =>
    text
      .replace('{from}', orderStateWords(after, from)[language])
      .replace('{to}', orderStateWords(after, to)[language]);
  const confirm = fill(t.confirm);
  const was = before as Order;
  const { stockTaken } = was;
  const hasPaid = was.payment === 'paid';
  const isTold = isMailed(was, { state: to, payment: paymentIn(to, was) });
  if (to === 'cancelled' && !hasPaid && !stockTaken) {
    const sentences = [t.unpaid, isTold ? t.cancelMail : t.noMail];
    return { title: t.cancelUnpaid, confirm, sentences };
  }
  const stock = isPaid(to) ? !stockTaken && t.takes : stockTaken && t.stock;
  const instead = to === 'cancelled' && (hasPaid ? t.refund : isOpenToRefunds(was) && t.restock);
  const sentences = [fill(t.change), isTold ? t.mail : t.noMail, stock, instead];
  return {
    title: t.title,
    confirm,
    sentences: sentences.filter((each) => typeof each === 'string'),
  };
}
