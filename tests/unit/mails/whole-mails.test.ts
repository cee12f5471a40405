import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { resources } from '~/features/studio/rooms';
import type { Booking } from '../../../scripts/cms/src/bookings/booking-record';
import { backMail, confirmationMail } from '../../../scripts/cms/src/mails/alert-mails';
import {
  bookingMails,
  cancellationNote,
  changedMail,
} from '../../../scripts/cms/src/mails/booking-mails';
import type { Mail } from '../../../scripts/cms/src/mails/mail-rules';
import { messageMails } from '../../../scripts/cms/src/mails/message-mails';
import {
  correctionMails,
  orderMails,
  refundMails,
  trackingMails,
  type Order,
} from '../../../scripts/cms/src/mails/order-mails';
import { reviewMail } from '../../../scripts/cms/src/mails/review-mails';
import { shop } from './shop';

// Mails as they are read. Rules of single parts are in the other tests of this folder.

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T00:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

/** The mails without the lines about the shop, with which all end. */
const read = (...mails: readonly Mail[]) =>
  mails
    .map(({ key, to, subject, text }) =>
      [`${key} to ${to}`, subject, text.slice(0, text.lastIndexOf(shop.brand)).trim()].join('\n'),
    )
    .join('\n======\n');

const order: Order = {
  orderId: 'o1',
  reference: 'OT-1',
  placedAt: '2026-11-22T00:00:00Z',
  language: 'en',
  firstName: 'Tai Man',
  lastName: 'Chan',
  email: 'man@example.com',
  phone: '9123 4567',
  area: 'kowloon',
  address: '1 Nathan Road',
  city: 'Mong Kok',
  postalCode: null,
  instructions: 'Ring twice',
  method: 'bank',
  lines: [
    { id: '7', name: 'Guitar', price: 12_000, quantity: 2, subtotal: 24_000 },
    { id: '8', name: 'Stand', price: 300, quantity: 1, subtotal: 300 },
  ],
  itemCount: 3,
  subtotal: 24_300,
  discount: 300,
  code: 'SPRING',
  shipping: 60,
  total: 24_060,
  payment: 'pending',
  state: 'pending',
};
const paid: Order = { ...order, state: 'paid', payment: 'paid' };
const refund = { at: '', amount: 300, lines: [{ id: '8', quantity: 1 }], isRestocked: true };

const booking: Booking = {
  bookingId: 'b1',
  cancelToken: 'b'.repeat(32),
  state: 'requested',
  room: 'a',
  startsAt: '2026-12-01T04:00:00Z',
  hours: 3,
  heads: 4,
  total: 2400,
  name: 'Chan Tai Man',
  email: 'man@example.com',
  phone: '9123 4567',
  wishes: 'Two amps',
  language: 'en',
};
const studio = { ...shop, rooms: resources, closedDates: [] };
const calendarOf = () => 'BEGIN:VCALENDAR';
const confirmed = { ...booking, state: 'confirmed' } as const;

const alert = {
  alertId: 'a1',
  token: 't'.repeat(32),
  email: 'man@example.com',
  language: 'en',
} as const;
const product = { documentId: '12', name: '結他', nameEn: 'Guitar' };

it('an order by bank transfer, with the note to the shop', () => {
  expect(read(...orderMails(order, shop))).toMatchInlineSnapshot(`
    "order:o1:pending to man@example.com
    We have received your order: OT-1
    We have received your order

    Thank you for your order. Please transfer the amount to the account below, with the order reference as the message. Keep your receipt and send us the proof of transfer by replying to this e-mail; we will write to you again when the money has arrived.

    Bank: Harmony Bank
    Account number: 000-1
    Account name: Overtone
    Amount: HK$24,060
    Order reference: OT-1

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060

    Our e-mail about your payment will show where the order goes, for you to check.

    My orders (on the device that you ordered with): https://shop.example/en/orders

    If you have any questions, just reply to this e-mail.
    ======
    order:o1:shop to hello@overtone.example
    新訂單 New order OT-1: HK$24,060
    新訂單 New order OT-1

    銀行轉賬 Bank transfer: 等待付款 Waiting for payment

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060

    Deliver to: Tai Man Chan
    1 Nathan Road
    Mong Kok
    9123 4567

    特別要求 Special instructions: Ring twice

    man@example.com"
  `);
});
it('an order that is paid', () => {
  expect(read(...orderMails(paid, shop).slice(0, 1))).toMatchInlineSnapshot(`
    "order:o1:paid to man@example.com
    We have received your payment: OT-1
    We have received your payment

    Thank you. We have received your order and your payment, and are preparing your order.

    Order reference: OT-1

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060

    Deliver to: Tai Man Chan
    1 Nathan Road
    Mong Kok
    9123 4567

    My orders (on the device that you ordered with): https://shop.example/en/orders

    If you have any questions, just reply to this e-mail."
  `);
});
it('an order that can be collected', () => {
  const ready: Order = { ...paid, state: 'shipped', area: 'collect' };
  expect(read(...orderMails(ready, shop))).toMatchInlineSnapshot(`
    "order:o1:shipped to man@example.com
    Your order is ready to collect: OT-1
    Your order is ready to collect

    Your items are ready for collection in the shop during business hours.

    Order reference: OT-1

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060

    Collect in the shop: Tai Man Chan
    1 Nathan Road
    Mong Kok
    9123 4567

    My orders (on the device that you ordered with): https://shop.example/en/orders

    If you have any questions, just reply to this e-mail."
  `);
});
it('an order that is cancelled after its last piece came back', () => {
  const refunds = [
    { ...refund, amount: 24_060, lines: [], wasPaid: true },
    { ...refund, amount: 0, lines: order.lines, wasPaid: true },
  ];
  expect(read(...orderMails({ ...paid, state: 'cancelled', refunds }, shop)))
    .toMatchInlineSnapshot(`
    "order:o1:cancelled to man@example.com
    Your order is cancelled: OT-1
    Your order is cancelled

    This order is cancelled.

    Order reference: OT-1

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060
    Refund: −HK$24,060
    New total: HK$0

    Deliver to: Tai Man Chan
    1 Nathan Road
    Mong Kok
    9123 4567

    My orders (on the device that you ordered with): https://shop.example/en/orders

    If you have any questions, just reply to this e-mail."
  `);
});
it('pieces of an order that are refunded, or removed before it is paid', () => {
  const of = (one: Order, wasPaid: boolean) =>
    refundMails(one, { ...one, refunds: [{ ...refund, wasPaid }] }, shop);
  expect(read(...of(paid, true), ...of(order, false))).toMatchInlineSnapshot(`
    "order:o1:refund:1 to man@example.com
    A refund for your order: OT-1
    A refund for your order

    We’ll refund the amount below to your original payment method.

    Order reference: OT-1
    Stand: × 1
    Refund: HK$300

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060
    Refund: −HK$300
    New total: HK$23,760

    Deliver to: Tai Man Chan
    1 Nathan Road
    Mong Kok
    9123 4567

    My orders (on the device that you ordered with): https://shop.example/en/orders

    If you have any questions, just reply to this e-mail.
    ======
    order:o1:refund:1 to man@example.com
    Your order has changed: OT-1
    Your order has changed

    We have cancelled the items below. If you have not transferred the money yet, please transfer the new total.

    Order reference: OT-1
    Stand: × 1

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060
    Cancelled items: −HK$300
    New total: HK$23,760

    Our e-mail about your payment will show where the order goes, for you to check.

    My orders (on the device that you ordered with): https://shop.example/en/orders

    If you have any questions, just reply to this e-mail."
  `);
});
it('no mail of its own about a refund that cancels the order', () => {
  const cancelled: Order = { ...paid, state: 'cancelled', refunds: [{ ...refund, wasPaid: true }] };
  expect(refundMails(paid, cancelled, shop)).toEqual([]);
  expect(refundMails({ ...cancelled, refunds: [] }, cancelled, shop)).toHaveLength(1);
  expect(refundMails(paid, { ...cancelled, state: 'shipped' }, shop)).toHaveLength(1);
});
it('a tracking number that follows', () => {
  const sent: Order = { ...paid, state: 'shipped' };
  expect(read(...trackingMails(sent, { ...sent, tracking: 'SF1' }, shop))).toMatchInlineSnapshot(`
    "order:o1:tracking:3cdc4480ea073a3c to man@example.com
    The tracking number of your parcel: OT-1
    The tracking number of your parcel

    You can follow your parcel with this number.

    Tracking number: SF1
    Order reference: OT-1

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060

    Deliver to: Tai Man Chan
    1 Nathan Road
    Mong Kok
    9123 4567

    My orders (on the device that you ordered with): https://shop.example/en/orders

    If you have any questions, just reply to this e-mail."
  `);
});
it('an order that its customer corrects', () => {
  const corrected = { ...order, address: '2 Nathan Road' };
  expect(read(...correctionMails(order, corrected, shop))).toMatchInlineSnapshot(`
    "order:o1:corrected:2040139d09554832:shop to hello@overtone.example
    訂單已更正 Order corrected OT-1: HK$24,060
    訂單已更正 Order corrected OT-1

    銀行轉賬 Bank transfer: 等待付款 Waiting for payment

    Guitar × 2: HK$24,000
    Stand × 1: HK$300
    Discount code SPRING: −HK$300
    Shipping: HK$60
    Total: HK$24,060

    Deliver to: Tai Man Chan
    2 Nathan Road
    Mong Kok
    9123 4567

    特別要求 Special instructions: Ring twice

    man@example.com"
  `);
});
it('a booking, with the note to the shop', () => {
  expect(read(...bookingMails(booking, studio, calendarOf))).toMatchInlineSnapshot(`
    "booking:b1:requested to man@example.com
    We have received your studio booking: Tuesday, 1 December 2026 12:00–15:00
    We have received your studio booking

    Thank you for your booking. We are holding the time below for you, and will write to you again when it is confirmed.

    Room: Studio A - Professional Recording
    Time: Tuesday, 1 December 2026 12:00–15:00
    People: 4
    Total: 3 h × HK$800 = HK$2,400

    Have your plans changed? You can cancel the booking until it begins:

    Cancel booking: https://shop.example/en/booking/cancel#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb

    If you have any questions, just reply to this e-mail.
    ======
    booking:b1:shop:requested to hello@overtone.example
    新錄音室預約 New studio booking: 2026年12月1日星期二 12:00–15:00
    新錄音室預約 New studio booking

    錄音室: A錄音室：專業錄音
    時間: 2026年12月1日星期二 12:00–15:00
    人數: 4
    總額: 3小時 × HK$800 = HK$2,400

    姓名 Name: Chan Tai Man
    電郵 Email: man@example.com
    電話 Phone: 9123 4567
    要求 Requests: Two amps"
  `);
});
it('a booking that is changed, or cancelled by its customer', () => {
  const changed = { ...confirmed, hours: 2, total: 1600, heads: 2 };
  expect(
    read(
      changedMail(confirmed, changed, studio, calendarOf),
      ...bookingMails({ ...confirmed, state: 'cancelled' }, studio, calendarOf, confirmed),
      cancellationNote(booking, studio),
    ),
  ).toMatchInlineSnapshot(`
    "booking:b1:changed:0 to man@example.com
    Your studio booking has changed: Tuesday, 1 December 2026 12:00–14:00
    Your studio booking has changed

    Your booking is now as below, in place of the former one. The attached calendar file updates your calendar.

    Room: Studio A - Professional Recording
    Time: Tuesday, 1 December 2026 12:00–14:00
    People: 2
    Total: 2 h × HK$800 = HK$1,600
    Before: Studio A - Professional Recording
    Tuesday, 1 December 2026 12:00–15:00
    People: 4
    Total: 3 h × HK$800 = HK$2,400

    Have your plans changed? You can cancel the booking until it begins:

    Cancel booking: https://shop.example/en/booking/cancel#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb

    If you have any questions, just reply to this e-mail.
    ======
    booking:b1:cancelled to man@example.com
    Your studio booking is cancelled: Tuesday, 1 December 2026 12:00–15:00
    Your studio booking is cancelled

    The booking below has been cancelled. The attached calendar file removes it from your calendar.

    Room: Studio A - Professional Recording
    Time: Tuesday, 1 December 2026 12:00–15:00
    People: 4
    Total: 3 h × HK$800 = HK$2,400

    If you have any questions, just reply to this e-mail.
    ======
    booking:b1:shop:cancelled to hello@overtone.example
    顧客取消了錄音室預約 Studio booking cancelled by the customer: 2026年12月1日星期二 12:00–15:00
    顧客取消了錄音室預約 Studio booking cancelled by the customer

    錄音室: A錄音室：專業錄音
    時間: 2026年12月1日星期二 12:00–15:00
    人數: 4
    總額: 3小時 × HK$800 = HK$2,400

    姓名 Name: Chan Tai Man
    電郵 Email: man@example.com
    電話 Phone: 9123 4567
    要求 Requests: Two amps"
  `);
});
it('a trial lesson for one', () => {
  const lesson = { ...booking, room: 'teacher-piano', hours: 1, heads: 1, total: 0 };
  expect(read(...bookingMails(lesson, studio, calendarOf).slice(0, 1))).toMatchInlineSnapshot(`
    "booking:b1:requested to man@example.com
    We have received your booking of a trial lesson: Tuesday, 1 December 2026 12:00–13:00
    We have received your booking of a trial lesson

    Thank you for your booking. We are holding the time below for you, and will write to you again when it is confirmed.

    Teacher: Piano teacher
    Time: Tuesday, 1 December 2026 12:00–13:00
    Total: Free

    Have your plans changed? You can cancel the lesson until it begins:

    Cancel lesson: https://shop.example/en/booking/cancel#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb

    If you have any questions, just reply to this e-mail."
  `);
});
it('a stock alert', () => {
  expect(read(confirmationMail(alert, product, shop), backMail(alert, product, shop)))
    .toMatchInlineSnapshot(`
    "alert:a1:confirm to man@example.com
    Please confirm your stock alert - Overtone 泛音
    Please confirm your stock alert

    Someone, hopefully you, asked us to notify this address when this product is back in stock: Guitar. Please open the link below and confirm it on the page.

    Confirm the stock alert: https://shop.example/en/stock-alert#confirm=tttttttttttttttttttttttttttttttt

    If it is not confirmed within 7 days, we delete this address. Once it is, you get one e-mail when the product is back, and then we delete the address; we wait for 365 days at most.

    No alert: delete my address: https://shop.example/en/stock-alert#stop=tttttttttttttttttttttttttttttttt
    ======
    alert:a1:back to man@example.com
    Back in stock: Guitar
    Back in stock: Guitar

    The product you are waiting for is in stock again. There may be only a few, and we do not reserve any.

    See the product: https://shop.example/en/product/12

    If the page still says that it is sold out, reload it in a few minutes. We have deleted your address and will not write to you about this again."
  `);
});
it('a message, with its receipt', () => {
  const message = {
    messageId: 'm1',
    language: 'en',
    name: 'Chan Tai Man',
    email: 'man@example.com',
    phone: '9123 4567',
    subject: '',
    message: '',
  } as const;
  expect(read(...messageMails(message, shop))).toMatchInlineSnapshot(`
    "message:m1:shop to hello@overtone.example
    網站訊息 Message from the website
    網站訊息 Message from the website

    姓名 Name: Chan Tai Man
    電郵 Email: man@example.com
    電話 Phone: 9123 4567

    > —
    ======
    message:m1:receipt to man@example.com
    We have received your message - Overtone 泛音
    We have received your message

    Thank you for your message. We will reply within 24 hours.

    If you did not send it, please reply to this e-mail to tell us."
  `);
});
it('a review', () => {
  const review = {
    reviewId: 'r1',
    product: '12',
    productName: 'Guitar',
    stars: 4,
    name: 'Chan',
    email: 'man@example.com',
    bought: true,
    text: 'Good',
    language: 'en',
    reference: '',
  } as const;
  expect(read(reviewMail(review, shop), reviewMail({ ...review, bought: false }, shop)))
    .toMatchInlineSnapshot(`
    "review:r1:shop to hello@overtone.example
    產品評價 Review of a product: Guitar
    產品評價 Review of a product

    產品 Product: Guitar
    評分 Stars: 4
    姓名 Name: Chan
    電郵 Email: man@example.com
    在本店購買 Bought here: 是 Yes

    > Good

    在後台打開「評價」，發佈、回覆或拒絕。 Open Review in the panel to publish, answer or decline it.
    ======
    review:r1:shop to hello@overtone.example
    產品評價 Review of a product: Guitar
    產品評價 Review of a product

    產品 Product: Guitar
    評分 Stars: 4
    姓名 Name: Chan
    電郵 Email: man@example.com

    > Good

    在後台打開「評價」，發佈、回覆或拒絕。 Open Review in the panel to publish, answer or decline it."
  `);
});
