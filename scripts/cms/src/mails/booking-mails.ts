import { hourOf, isLesson } from '~/contracts/booking';
import { mayCancel } from '~/contracts/cancellation';
import { HOUR, TIME_ZONE as timeZone } from '~/contracts/hong-kong-time';
import { isChanged, type Booking, type Room } from '../bookings/booking-record';
import { closedDayIn, hoursMissed } from '../bookings/opening-times';
import type { Locale } from '~/contracts/languages';
import { compose, money, pageUrl, type Block, type Shop as AnyShop } from './compose';
import { factsOf } from './facts';
import type { Mail } from './mail-rules';

export interface Shop extends AnyShop {
  rooms: readonly Room[];
  /** Days on which the shop is closed, such as `2026-12-25`. */
  closedDates: readonly string[];
}

export interface Event {
  id: string;
  /** Whether to remove the event with the same id from a calendar. */
  isCancelled: boolean;
  /** Higher than that of an earlier version of the event. */
  sequence: number;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  brand: string;
  email: string;
}

const words = {
  zh: {
    room: '錄音室',
    time: '時間',
    nextDay: '（翌日）',
    heads: '人數',
    total: '總額',
    hours: '{hours}小時',
    free: '免費',
    requested: {
      title: '我們已收到你的錄音室預約',
      text: '多謝你的預約。我們已為你保留以下時間，確認後會再以電郵通知你。',
    },
    confirmed: {
      title: '你的錄音室預約已確認',
      text: '以下時間的錄音室是你的了，到時見。附上日曆檔案，方便你加到日曆。',
    },
    declined: {
      title: '未能安排你的錄音室預約',
      text: '很抱歉，我們未能安排以下的預約。如想另選時間，回覆這封電郵便可。',
    },
    cancelled: { title: '你的錄音室預約已取消', text: '以下的預約已經取消。' },
    changed: {
      title: '你的錄音室預約已更改',
      text: '你的預約已改為以下內容，取代原定的安排。',
      before: '原定',
      updates: '附上的日曆檔案會更新你的日曆。',
    },
    removes: '附上的日曆檔案會從你的日曆移除這個預約。',
    change: '計劃有變？你可以在開始前取消預約：',
    cancel: '取消預約',
    questions: '如有疑問，回覆這封電郵便可。',
  },
  en: {
    room: 'Room',
    time: 'Time',
    nextDay: '(next day)',
    heads: 'People',
    total: 'Total',
    hours: '{hours} h',
    free: 'Free',
    requested: {
      title: 'We have received your studio booking',
      text: 'Thank you for your booking. We are holding the time below for you, and will write to you again when it is confirmed.',
    },
    confirmed: {
      title: 'Your studio booking is confirmed',
      text: 'The room is yours at the time below. See you then! A calendar file is attached.',
    },
    declined: {
      title: 'We cannot offer your studio booking',
      text: 'We are sorry that we cannot offer the booking below. To find another time, just reply to this e-mail.',
    },
    cancelled: {
      title: 'Your studio booking is cancelled',
      text: 'The booking below has been cancelled.',
    },
    changed: {
      title: 'Your studio booking has changed',
      text: 'Your booking is now as below, in place of the former one.',
      before: 'Before',
      updates: 'The attached calendar file updates your calendar.',
    },
    removes: 'The attached calendar file removes it from your calendar.',
    change: 'Have your plans changed? You can cancel the booking until it begins:',
    cancel: 'Cancel booking',
    questions: 'If you have any questions, just reply to this e-mail.',
  },
};

/** Texts of trial lessons that differ. */
const lessonWords = {
  zh: {
    room: '老師',
    requested: {
      title: '我們已收到你的試堂預約',
      text: '多謝你的預約。我們已為你保留以下時間，確認後會再以電郵通知你。',
    },
    confirmed: {
      title: '你的試堂已確認',
      text: '老師會在以下時間等你，到時見。附上日曆檔案，方便你加到日曆。',
    },
    declined: {
      title: '未能安排你的試堂',
      text: '很抱歉，我們未能安排以下的試堂。如想另選時間，回覆這封電郵便可。',
    },
    cancelled: { title: '你的試堂已取消', text: '以下的試堂已經取消。' },
    changed: {
      title: '你的試堂已更改',
      text: '你的試堂已改為以下內容，取代原定的安排。',
      before: '原定',
      updates: '附上的日曆檔案會更新你的日曆。',
    },
    removes: '附上的日曆檔案會從你的日曆移除這個試堂。',
    change: '計劃有變？你可以在開始前取消試堂：',
    cancel: '取消試堂',
    event: '試堂：',
  },
  en: {
    room: 'Teacher',
    requested: {
      title: 'We have received your booking of a trial lesson',
      text: 'Thank you for your booking. We are holding the time below for you, and will write to you again when it is confirmed.',
    },
    confirmed: {
      title: 'Your trial lesson is confirmed',
      text: 'The teacher expects you at the time below. See you then! A calendar file is attached.',
    },
    declined: {
      title: 'We cannot offer your trial lesson',
      text: 'We are sorry that we cannot offer the lesson below. To find another time, just reply to this e-mail.',
    },
    cancelled: {
      title: 'Your trial lesson is cancelled',
      text: 'The lesson below has been cancelled.',
    },
    changed: {
      title: 'Your trial lesson has changed',
      text: 'Your lesson is now as below, in place of the former one.',
      before: 'Before',
      updates: 'The attached calendar file updates your calendar.',
    },
    removes: 'The attached calendar file removes it from your calendar.',
    change: 'Have your plans changed? You can cancel the lesson until it begins:',
    cancel: 'Cancel lesson',
    event: 'Trial lesson: ',
  },
};

const wordsOf = (booking: Booking, language: Locale) => ({
  ...words[language],
  ...(isLesson(booking) && lessonWords[language]),
});

/** Texts for editors are in Chinese and English. */
const shopWords = {
  requested: '新錄音室預約 New studio booking',
  cancelled: '顧客取消了錄音室預約 Studio booking cancelled by the customer',
  lesson: {
    requested: '新試堂預約 New trial lesson',
    cancelled: '顧客取消了試堂 Trial lesson cancelled by the customer',
  },
  name: '姓名 Name',
  email: '電郵 Email',
  phone: '電話 Phone',
  wishes: '要求 Requests',
  hours: '開放時間 Opening hours',
  outside: '在開放時間以外 Outside',
  closedDay: '門市休息日 Shop closed on',
};

const clockOf = (date: Date) =>
  date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const dayOf = (date: Date, language: Locale) =>
  date.toLocaleDateString(language === 'zh' ? 'zh-HK' : 'en-GB', { dateStyle: 'full', timeZone });

type Span = Pick<Booking, 'startsAt' | 'hours'>;

function spanOf({ startsAt, hours }: Span) {
  const start = new Date(startsAt);
  return { start, end: new Date(start.getTime() + hours * HOUR) };
}

function timeOf(booking: Span, language: Locale) {
  const { start, end } = spanOf(booking);
  const day = dayOf(start, language);
  const isNextDay = dayOf(end, language) !== day;
  const times = `${clockOf(start)}–${clockOf(end)}`;
  return `${day} ${times}${isNextDay ? ` ${words[language].nextDay}` : ''}`;
}

const roomOf = ({ room }: Booking, { rooms }: Shop, language: Locale) =>
  rooms.find(({ id }) => id === room)?.name[language] ?? room;

/** The seconds from the request to the last change; a cancellation comes last. */
function sequenceOf({ receivedAt, updatedAt, state }: Booking) {
  const seconds =
    receivedAt && updatedAt ? Number(new Date(updatedAt)) - Number(new Date(receivedAt)) : 0;
  return Math.max(Math.floor(seconds / 1000), 0) + (state === 'cancelled' ? 1 : 0);
}

const eventOf = (booking: Booking, shop: Shop, language: Locale): Event => ({
  id: `${booking.bookingId}@${shop.email.split('@')[1]}`,
  isCancelled: booking.state === 'cancelled',
  sequence: sequenceOf(booking),
  ...spanOf(booking),
  summary: `${shop.brand} ${isLesson(booking) ? lessonWords[language].event : ''}${roomOf(booking, shop, language)}`,
  location: shop.address[language],
  brand: shop.brand,
  email: shop.email,
});

function factsIn(booking: Booking, shop: Shop, language: Locale) {
  const own = wordsOf(booking, language);
  const { hours, heads, total } = booking;
  const sum = `${own.hours.replace('{hours}', String(hours))} × ${money(total / hours)} = ${money(total)}`;
  const isForOne = isLesson(booking) && heads === 1;
  return [
    [own.room, roomOf(booking, shop, language)],
    [own.time, timeOf(booking, language)],
    [own.heads, isForOne ? undefined : String(heads)],
    [own.total, total === 0 ? own.free : sum],
  ] as const;
}

function noteOf(booking: Booking, shop: Shop, kind: 'requested' | 'cancelled'): Mail {
  const { bookingId, name, email, phone, wishes } = booking;
  const title = (isLesson(booking) ? shopWords.lesson : shopWords)[kind];
  const missed = hoursMissed(booking);
  const hours = missed && `${missed.opens}–${missed.closes} (${shopWords.outside})`;
  const closedDay = closedDayIn(booking, shop.closedDates);
  const person = factsOf([
    [shopWords.name, name],
    [shopWords.email, email],
    [shopWords.phone, phone],
    [shopWords.wishes, wishes],
  ]);
  return {
    key: `booking:${bookingId}:shop:${kind}`,
    to: shop.email,
    replyTo: email,
    subject: `${title}: ${timeOf(booking, 'zh')}`,
    ...compose({
      title,
      language: 'zh',
      shop,
      blocks: [
        factsOf([
          ...factsIn(booking, shop, 'zh'),
          [shopWords.hours, hours],
          [shopWords.closedDay, closedDay],
        ]),
        person,
      ],
    }),
  };
}

const joined = (language: Locale, ...sentences: string[]) =>
  sentences.join(language === 'zh' ? '' : ' ');

/** The note to the shop about a booking cancelled by the customer. */
export const cancellationNote = (booking: Booking, shop: Shop) =>
  noteOf(booking, shop, 'cancelled');

/** Returns a mail to the customer that begins with these blocks. */
function mailOf(booking: Booking, shop: Shop, title: string, first: readonly Block[]) {
  const { state, email, cancelToken, language, startsAt } = booking;
  const own = wordsOf(booking, language);
  const url = pageUrl(shop, language, `/booking/cancel#${cancelToken}`);
  return {
    to: email,
    subject: `${title}: ${timeOf(booking, language)}`,
    ...compose({
      title,
      language,
      shop,
      blocks: [
        ...first,
        ...(mayCancel(state, hourOf(startsAt), Date.now())
          ? [{ text: own.change }, { link: own.cancel, url }]
          : []),
        { text: own.questions },
      ],
    }),
  };
}

/** The details of a changed booking, with those before. */
function changedFacts(before: Booking, booking: Booking, shop: Shop): Block {
  const { language } = booking;
  const facts = factsIn(booking, shop, language);
  const values = facts.map(([, value]) => value);
  const [, , ...others] = factsIn(before, shop, language);
  const was = [
    roomOf(before, shop, language),
    timeOf(before, language),
    ...others.flatMap(([name, value]) =>
      value && !values.includes(value) ? [`${name}: ${value}`] : [],
    ),
  ].join('\n');
  return factsOf([...facts, [wordsOf(booking, language).changed.before, was]]);
}

/**
 * Returns the mails of a booking in its current state: to the customer, in the language of the booking, and for a
 * request also a note to the shop. A booking that was also changed has the details before. The keys contain booking and
 * state, so that each is sent once.
 *
 * @param calendarOf creates the calendar file
 * @param before the booking in its former state, in which it may have been added to a calendar
 */
export function bookingMails(
  booking: Booking,
  shop: Shop,
  calendarOf: (event: Event) => string,
  before?: Booking,
): Mail[] {
  const { bookingId, state, language } = booking;
  const own = wordsOf(booking, language);
  const { title, text } = own[state];
  const removes = state === 'cancelled' && before?.state === 'confirmed';
  const isInCalendar = state === 'confirmed' || removes;
  const changed = before && isChanged(before, booking) ? before : undefined;
  const sentences = [
    ...(changed ? [own.changed.text] : []),
    text,
    ...(removes ? [own.removes] : []),
  ];
  const mail = {
    key: `booking:${bookingId}:${state}`,
    ...mailOf(booking, shop, title, [
      { text: joined(language, ...sentences) },
      changed ? changedFacts(changed, booking, shop) : factsOf(factsIn(booking, shop, language)),
    ]),
    ...(isInCalendar && { calendar: calendarOf(eventOf(booking, shop, language)) }),
  };
  return state === 'requested' ? [mail, noteOf(booking, shop, state)] : [mail];
}

/** Returns the mail of a booking's state for a corrected address. */
export function readdressedMail(...of: Parameters<typeof bookingMails>): Mail[] {
  const [{ updatedAt }] = of;
  return bookingMails(...of)
    .slice(0, 1)
    .map((mail) => ({ ...mail, key: `${mail.key}:${Number(new Date(updatedAt ?? 0))}` }));
}

/**
 * Returns the mail to the customer about another room, time, or number of people, with those before, and a file for
 * their calendar.
 */
export function changedMail(
  before: Booking,
  booking: Booking,
  shop: Shop,
  calendarOf: (event: Event) => string,
): Mail {
  const { bookingId, state, language, updatedAt } = booking;
  const own = wordsOf(booking, language);
  const { title, text, updates } = own.changed;
  const isInCalendar = state === 'confirmed';
  return {
    // Changed back, it is another mail.
    key: `booking:${bookingId}:changed:${Number(new Date(updatedAt ?? 0))}`,
    ...mailOf(booking, shop, title, [
      { text: isInCalendar ? joined(language, text, updates) : text },
      changedFacts(before, booking, shop),
    ]),
    ...(isInCalendar && { calendar: calendarOf(eventOf(booking, shop, language)) }),
  };
}
