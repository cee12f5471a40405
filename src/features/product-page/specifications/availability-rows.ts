import { deliveryTerms } from '~/features/products/delivery-terms';
import type { Product } from '~/features/products/product';
import type { SpecificationLine } from '~/features/products/specifications/specification-line';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** Returns the availability and delivery of a product as rows of a comparison. */
export function availabilityRows(product: Product, locale: Locale): SpecificationLine[] {
  const t = translator(locale);
  const { inStock } = product;
  const [from, to] = settings.delivery.dispatch;
  const usual = t('delivery.dispatch', { from, to });
  const stock = { id: 'stock', label: t('stock.state') };
  if (!inStock) return [{ ...stock, value: t('stock.out') }];
  return [
    { ...stock, value: t('stock.in') },
    { id: 'delivery', label: t('stock.delivery'), value: deliveryTerms(product, locale) ?? usual },
  ];
}
