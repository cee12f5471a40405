import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { Product } from './product';
import { kindOf } from './specifications/kinds';

/**
 * Returns the delivery terms of a product, or those of its kind. Undefined for products delivered
 * within the delivery days of the area.
 */
export const deliveryTerms = (product: Product, locale: Locale): string | undefined =>
  product.delivery?.[locale] ??
  (kindOf(product)?.delivery && translator(locale)('delivery.byAppointment'));
