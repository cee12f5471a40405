import { formatNumber } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** What delivery costs, as the sentence that the shop uses everywhere. */
export function deliveryCost(locale: Locale, { fee, freeOver } = settings.shipping): string {
  const t = translator(locale);
  if (fee === 0) return t('delivery.free');
  return t('delivery.fee', { fee: formatNumber(fee), freeOver: formatNumber(freeOver) });
}
