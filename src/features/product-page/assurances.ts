import type { Locale } from '~/i18n/locales';
import { formatNumber } from '~/i18n/format';
import { translator } from '~/i18n/translate';
import type { Settings } from '~/site/settings';

/** The three assurances of a product page (spec §2). */
export function assurances(locale: Locale, { freeFrom }: Settings['shipping']) {
  const t = translator(locale);
  const amount = formatNumber(freeFrom);
  return (['quality', 'shipping', 'returns'] as const).map((id) => ({
    id,
    title: t(`product.assurance.${id}`),
    text: t(`product.assurance.${id}Text`, { amount }),
  }));
}
