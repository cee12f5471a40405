import { freeDelivery } from '~/features/delivery/delivery-cost';
import type { Kind } from '~/features/products/specifications/kinds';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import type { Settings } from '~/site/settings-schema';

/**
 * Returns the assurances of a product page (requirements §2): quality, shipping, returns, with links to their
 * sections of `/delivery`. Products that can only be returned unopened have a different text about returns.
 * @param quality the warranty; products without one have no quality assurance
 */
export function assurances(
  locale: Locale,
  shipping: Settings['shipping'],
  quality: string | undefined,
  returns?: Kind['returns'],
) {
  const t = translator(locale);
  const all = [
    {
      id: 'quality',
      section: 'warranty',
      title: t('product.assurance.quality'),
      text: quality,
    },
    {
      id: 'shipping',
      section: 'cost',
      title: t('product.assurance.shipping'),
      text: freeDelivery(locale, shipping),
    },
    {
      id: 'returns',
      section: 'returns',
      title: t('product.assurance.returns'),
      text:
        returns === 'unopened'
          ? t('product.assurance.unopenedText')
          : t('product.assurance.returnsText'),
    },
  ] as const;
  return all
    .filter(({ text }) => text !== undefined)
    .map(({ section, ...each }) => ({
      ...each,
      href: `${localPath('/delivery', locale)}#${section}`,
    }));
}
