import { fill } from '~/i18n/fill';
import { formatMoney } from '~/i18n/format';
import type { Person, TimeSlot } from '~/contracts/booking';
import { timeText } from './booking-time';
import type { BookingProps } from './booking-words';

/** `2 × HK$800 = HK$1,600`, or `Free` */
export const totalText = (
  hours: number,
  { room: { hourlyRate }, currency, texts }: Pick<BookingProps, 'room' | 'currency' | 'texts'>,
): string =>
  hourlyRate === 0
    ? texts.free
    : `${hours} × ${formatMoney(hourlyRate, currency)} = ${formatMoney(hours * hourlyRate, currency)}`;

/** Links for sending a request by the customer's own WhatsApp and e-mail programs. */
export function linksOf(
  slot: Pick<TimeSlot, 'start' | 'hours'>,
  person: Person & { heads: number },
  props: BookingProps,
): { mail: string; whatsapp: string | undefined } {
  const { texts, room, email, whatsapp } = props;
  const subject = fill(texts.subject, { room: room.name });
  const { name, phone, wishes, heads } = person;
  const request = [
    timeText(slot, props),
    totalText(slot.hours, props),
    room.heads > 1 ? fill(texts.people, { count: heads }) : '',
    wishes,
  ].filter(Boolean);
  // Not shared with the contact page's scripts: a shared chunk would be one more file.
  const letter = [...request, '', name, phone, person.email]
    .join('\r\n')
    .replaceAll(/\r?\n/g, '\r\n');
  const query = new URLSearchParams({ subject, body: letter }).toString().replaceAll('+', '%20');
  const message = [subject, ...request, '', name, phone, person.email].join('\n').trim();
  return {
    mail: `mailto:${email}?${query}`,
    whatsapp: whatsapp && `${whatsapp}?text=${encodeURIComponent(message)}`,
  };
}
