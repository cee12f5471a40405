import { mailLink } from '~/features/contact/mailto';
import { fill } from '~/i18n/fill';
import { formatMoney } from '~/i18n/format';
import { languageTags } from '~/i18n/locales';
import type { Person, Session } from './booking-api';
import { clockOf, dateOf, dayOf } from './booking-hours';
import type { BookingProps } from './booking-words';

interface TimeWords {
  locale: BookingProps['locale'];
  texts: Pick<BookingProps['texts'], 'nextDay'>;
}

/** A day and the time of day, in Hong Kong: `Tuesday, 1 Dec 14:00–16:00`. */
export function timeText(
  { start, hours }: Pick<Session, 'start' | 'hours'>,
  { locale, texts }: TimeWords,
): string {
  const day = dateOf(start).toLocaleDateString(languageTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Hong_Kong',
  });
  const text = `${day} ${clockOf(start)}–${clockOf(start + hours)}`;
  return dayOf(start) === dayOf(start + hours) ? text : `${text} ${texts.nextDay}`;
}

/** `2 × HK$800 = HK$1,600` */
export const totalText = (
  hours: number,
  { room: { hourlyRate }, currency }: Pick<BookingProps, 'room' | 'currency'>,
): string =>
  `${hours} × ${formatMoney(hourlyRate, currency)} = ${formatMoney(hours * hourlyRate, currency)}`;

/** Links that send a request by the person's own WhatsApp and e-mail programs. */
export function linksOf(
  session: Pick<Session, 'start' | 'hours'>,
  person: Person & { heads: number },
  props: BookingProps,
): { mail: string; whatsapp: string | undefined } {
  const { texts, room, email, whatsapp } = props;
  const subject = fill(texts.subject, { room: room.name });
  const { name, phone, wishes, heads } = person;
  const request = [
    timeText(session, props),
    totalText(session.hours, props),
    fill(texts.people, { count: heads }),
    wishes,
  ].filter(Boolean);
  const message = [subject, ...request, '', name, phone, person.email].join('\n').trim();
  return {
    mail: mailLink(email, { subject, message: request.join('\n'), name, phone }),
    whatsapp: whatsapp && `${whatsapp}?text=${encodeURIComponent(message)}`,
  };
}
