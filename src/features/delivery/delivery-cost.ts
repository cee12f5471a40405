import { formatNumber } from '~/i18n/format';
import { language, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { kinds } from '~/features/products/sheet/kinds';
import { settings } from '~/site/settings';
import { areas } from './arrival';

/**
 * Which orders are delivered free of charge, in the required words (requirements §2); while the fee is 0, all are. Below
 * the title "Free Shipping".
 */
export const freeDelivery = (locale: Locale, { fee, freeOver } = settings.shipping): string =>
  translator(locale)(fee === 0 ? 'delivery.free' : 'delivery.fee', {
    fee: formatNumber(fee),
    freeOver: formatNumber(freeOver),
  });

/** What delivery costs, as the sentence that the shop uses everywhere. */
export const deliveryCost = (locale: Locale, shipping = settings.shipping): string =>
  translator(locale)('delivery.sentence', { cost: freeDelivery(locale, shipping) });

/** When an order is dispatched and how long delivery takes, in days: without the dates of a certain order. */
export function deliveryTimes(locale: Locale): string {
  const t = translator(locale);
  const { dispatch, times } = settings.delivery;
  const days = areas.map((area) => {
    const [from, to] = times[area];
    return `${t(`delivery.areas.${area}`)} ${t('delivery.days', { from, to })}`;
  });
  const dispatched = t('delivery.dispatch', { from: dispatch[0], to: dispatch[1] });
  return [dispatched, ...days].join(language(locale).spaced ? '; ' : '；');
}

/** The kinds that are delivered by appointment, with their category, and how the shop says so. */
export const appointmentWords = (locale: Locale) => ({
  kinds: Object.entries(kinds).flatMap(([category, all]) =>
    all.filter(({ delivery }) => delivery === 'appointment').map(({ id }) => `${category}/${id}`),
  ),
  text: translator(locale)('delivery.byAppointment'),
});

/** What delivery costs, and the link to the page about it. */
export const deliveryNote = (locale: Locale) => ({
  cost: [deliveryCost(locale), translator(locale)('delivery.collect')].join(
    language(locale).spaced ? ' ' : '',
  ),
  href: localPath('/delivery', locale),
  text: translator(locale)('delivery.title'),
});
