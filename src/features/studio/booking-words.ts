import { isLesson } from '~/contracts/booking';
import { formWords } from '~/features/forms/form-words';
import type studio from '~/i18n/dictionaries/zh/studio.json';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings, unbrokenPhone, whatsappUrl } from '~/site/settings';
import { timesOf, type Resource } from './rooms';

export type BookingTexts = (typeof studio)['booking'];

/** Texts and endpoint of the form of a room or teacher. */
export type BookingProps = ReturnType<typeof bookingProps>;

export function bookingProps({ id, hourlyRate, heads, name }: Resource, locale: Locale) {
  const t = translator(locale);
  const session = { room: id };
  const texts = t('studio.booking', { returnObjects: true });
  return {
    room: { id, hourlyRate, heads, name: name[locale] },
    times: timesOf(session),
    texts: isLesson(session)
      ? {
          ...texts,
          ...t('studio.lesson.booking', { returnObjects: true }),
        }
      : texts,
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
