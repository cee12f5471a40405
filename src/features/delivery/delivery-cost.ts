import { formatNumber } from '~/i18n/format';
import { language, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';
import { areas } from './arrival';

/**
 * States which orders are delivered free of charge, in the required words (requirements §2); all
 * are if the fee is 0. Below the title "Free Shipping".
 */
export const freeDelivery = (locale: Locale, { fee, freeOver } = settings.shipping): string =>
  translator(locale)(fee === 0 ? 'delivery.free' : 'delivery.fee', {
    fee: formatNumber(fee),
    freeOver: formatNumber(freeOver),
  });

/** The cost of delivery in Hong Kong as a sentence, for every place that states it. */
export const deliveryCost = (locale: Locale, shipping = settings.shipping): string =>
  translator(locale)('delivery.sentence', { cost: freeDelivery(locale, shipping) });

/** Describes dispatch and delivery times in days, without the dates of a particular order. */
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

/** The delivery cost, and a link to the page about it. */
export const deliveryNote = (locale: Locale) => ({
  cost: [deliveryCost(locale), translator(locale)('delivery.collect')].join(
    language(locale).spaced ? ' ' : '',
  ),
  href: localPath('/delivery', locale),
  text: translator(locale)('delivery.title'),
});
