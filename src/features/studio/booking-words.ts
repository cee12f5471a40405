import { emailPattern } from '~/features/contact/message-fields';
import type studio from '~/i18n/dictionaries/zh/studio.json';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings, unbrokenPhone, whatsappUrl } from '~/site/settings';
import { bookingTimes, headsOf, type BookingTimes, type Room } from './rooms';

export type BookingTexts = (typeof studio)['booking'];

/** What the form of a room shows and where it sends it. */
export interface BookingProps {
  room: Pick<Room, 'id' | 'hourlyRate'> & { name: string; heads: number };
  times: BookingTimes;
  texts: BookingTexts;
  locale: Locale;
  currency: string;
  /** The shop's function, if a CMS takes bookings. */
  endpoint?: string;
  phone: string;
  email: string;
  whatsapp?: string | undefined;
  emailPattern: string;
}

export function bookingProps(room: Room, locale: Locale): BookingProps {
  const t = translator(locale);
  return {
    room: {
      id: room.id,
      hourlyRate: room.hourlyRate,
      name: room.name[locale],
      heads: headsOf(room),
    },
    times: bookingTimes,
    texts: t('studio.booking', { returnObjects: true, skipInterpolation: true }),
    locale,
    currency: t('common.currency'),
    ...(TAKES_ORDERS && { endpoint: '/api/bookings' }),
    phone: unbrokenPhone,
    email: settings.email,
    whatsapp: whatsappUrl,
    emailPattern,
  };
}
