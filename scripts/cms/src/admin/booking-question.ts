import { hourOf, MAX_HOURS } from '~/contracts/booking';
import { HOUR } from '~/contracts/hong-kong-time';
import type { Locale } from '~/contracts/languages';
import { fill } from '~/i18n/fill';
import { totalFor } from '../bookings/booking-record';
import { closedDayIn, hoursMissed } from '../bookings/opening-times';
import { dayInWords, dollars, recordOf } from './panel';

const changeWords = {
  zh: {
    title: '更改這個預約？',
    confirm: '更改預約',
    released: '原定的時間會讓出來。',
    mail: '顧客會收到一封電郵，列出新的和原定的內容。',
    noMail: '預約沒有電郵地址，顧客不會收到電郵。',
    sameTotal: '總額不變。',
    newTotal: '按原定的每小時收費，總額由{{before}}改為{{after}}。',
  },
  en: {
    title: 'Change this booking?',
    confirm: 'Change the booking',
    released: 'The former hours are released.',
    mail: 'The customer gets one mail with the new and the former details.',
    noMail: 'The booking has no e-mail address, so the customer gets no mail.',
    sameTotal: 'The total stays.',
    newTotal: 'At the agreed hourly rate, the total changes from {{before}} to {{after}}.',
  },
};

const closedWords = {
  zh: { title: '確認休息日的預約？', confirm: '照樣確認' },
  en: { title: 'Confirm a booking on a closed day?', confirm: 'Confirm it anyway' },
};

const outsideWords = {
  zh: {
    title: '在開放時間以外？',
    confirm: '照樣儲存',
    sentence: '這個預約在開放時間（{{opens}}至{{closes}}）以外。',
    closed: '{{day}}是門市的休息日。',
  },
  en: {
    title: 'Outside the opening hours?',
    confirm: 'Save it anyway',
    sentence: 'This booking is outside the opening hours ({{opens}} to {{closes}}).',
    closed: 'The shop is closed on {{day}}.',
  },
};

/**
 * A change of a booking that a form asks about: room, time or people, hours at which the shop is closed, and the
 * confirmation of a booking on a closed day.
 */
export function bookingQuestion(
  before: unknown,
  after: unknown,
  language: Locale,
  closedDates: readonly string[],
) {
  const [was, is] = [recordOf(before), recordOf(after)];
  const startOf = ({ startsAt }: Record<string, unknown>) => hourOf(String(startsAt));
  const start = startOf(is);
  const isSameStart = startOf(was) === start;
  const isSame = isSameStart && ['room', 'hours', 'heads'].every((name) => was[name] === is[name]);
  const isConfirming = is['state'] === 'confirmed' && was['state'] !== 'confirmed';
  if (isSame && !isConfirming) return undefined;
  const hours = Number(is['hours']);
  // The CMS refuses it, whatever the answer.
  if (!Number.isInteger(start) || (!isSameStart && start + 1 <= Date.now() / HOUR)) {
    return undefined;
  }
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS) return undefined;
  const times = { room: String(is['room']), startsAt: String(is['startsAt']), hours };
  const missed = hoursMissed(times);
  const closedDay = closedDayIn(times, closedDates);
  const { sentence, closed, ...outside } = outsideWords[language];
  const warning = [
    ...(closedDay ? [fill(closed, { day: dayInWords(closedDay, language) })] : []),
    ...(missed ? [fill(sentence, missed)] : []),
  ];
  if (isSame) return closedDay ? { ...closedWords[language], warning, sentences: [] } : undefined;
  if (before) {
    const { title, confirm, ...t } = changeWords[language];
    const [total, agreed] = [Number(was['total']), Number(was['hours'])];
    const newTotal = totalFor({ total, hours: agreed }, hours);
    const sentences = [
      ...(isSameStart && was['room'] === is['room'] ? [] : [t.released]),
      is['email'] ? t.mail : t.noMail,
      newTotal === total
        ? t.sameTotal
        : fill(t.newTotal, { before: dollars(total), after: dollars(newTotal) }),
    ];
    return { title, confirm, warning, sentences };
  }
  return warning.length > 0 ? { ...outside, warning, sentences: [] } : undefined;
}
