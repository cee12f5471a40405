import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings, unbrokenPhone } from '~/site/settings';
import { resources } from './rooms';

export type CancelProps = ReturnType<typeof cancelProps>;

/** Texts of the page that cancels a booking. */
export function cancelProps(locale: Locale) {
  const t = translator(locale);
  const ways = { phone: unbrokenPhone, email: settings.email };
  return {
    texts: t('studio.cancel', { returnObjects: true, ...ways }),
    nextDay: t('studio.booking.nextDay'),
    locale,
    /** The names of rooms and teachers, by id. */
    names: Object.fromEntries(resources.map(({ id, name }) => [id, name[locale]])),
  };
}
