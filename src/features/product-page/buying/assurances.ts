import type { Kind } from '~/features/products/sheet/kinds';
import type { Locale } from '~/i18n/locales';
import { formatNumber } from '~/i18n/format';
import { translator } from '~/i18n/translate';
import type { Settings } from '~/site/settings';

/**
 * The assurances of a product page (requirements §2): quality, shipping, returns. Kinds without a
 * manufacturer's warranty have no assurance of quality. Kinds that can only be returned unopened have
 * another text about returns.
 */
export function assurances(
  locale: Locale,
  { freeOver }: Settings['shipping'],
  kind?: Pick<Kind, 'warranty' | 'returns'>,
) {
  const t = translator(locale);
  const all = [
    {
      id: 'quality',
      title: t('product.assurance.quality'),
      text: t('product.assurance.qualityText'),
    },
    {
      id: 'shipping',
      title: t('product.assurance.shipping'),
      text: t('product.assurance.shippingText', { amount: formatNumber(freeOver) }),
    },
    {
      id: 'returns',
      title: t('product.assurance.returns'),
      text:
        kind?.returns === 'unopened'
          ? t('product.assurance.unopenedText')
          : t('product.assurance.returnsText'),
    },
  ] as const;
  return all.filter(({ id }) => id !== 'quality' || kind?.warranty !== false);
}
