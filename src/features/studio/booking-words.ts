import { formWords } from '~/features/forms/form-words';
import type studio from '~/i18n/dictionaries/zh/studio.json';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings, unbrokenPhone, whatsappUrl } from '~/site/settings';
import { bookingTimes, type Room } from './rooms';

export type BookingTexts = (typeof studio)['booking'];

/** Texts and endpoint of a room's form. */
export type BookingProps = ReturnType<typeof bookingProps>;

export function bookingProps({ id, hourlyRate, heads, name }: Room, locale: Locale) {
  const t = translator(locale);
  return {
    room: { id, hourlyRate, heads, name: name[locale] },
    times: bookingTimes,
    texts: t('studio.booking', { returnObjects: true }),
    words: formWords(t),
    locale,
    currency: t('common.currency'),
    /** The shop's function, if a CMS takes bookings. */
    endpoint: TAKES_ORDERS ? '/api/bookings' : undefined,
    phone: unbrokenPhone,
    email: settings.email,
    whatsapp: whatsappUrl,
  };
}
