import { dateOf, type TimeSlot } from '~/contracts/booking';
import { TIME_ZONE } from '~/contracts/hong-kong-time';
import { clockOf } from '~/contracts/opening-hours';
import { languageTags } from '~/i18n/locales';
import { dayOf } from './booking-hours';
import type { BookingProps } from './booking-words';

interface TimeWords {
  locale: BookingProps['locale'];
  texts: Pick<BookingProps['texts'], 'nextDay'>;
}

/** Formats the day of an hour in Hong Kong: `Tuesday, 1 Dec`. */
export const dayText = (hour: number, locale: TimeWords['locale']): string =>
  dateOf(hour).toLocaleDateString(languageTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: TIME_ZONE,
  });

/** Formats a day and time in Hong Kong: `Tuesday, 1 Dec 14:00–16:00`. */
export function timeText(
  { start, hours }: Pick<TimeSlot, 'start' | 'hours'>,
  { locale, texts }: TimeWords,
): string {
  const text = `${dayText(start, locale)} ${clockOf(start)}–${clockOf(start + hours)}`;
  return dayOf(start) === dayOf(start + hours) ? text : `${text} ${texts.nextDay}`;
}
