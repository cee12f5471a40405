import type { Product } from '~/features/products/product';
import { kindOf } from '~/features/products/specifications/kinds';
import type { Localized } from '~/i18n/locales';

/** Returns a product's own warranty, or the shop's; none for kinds without one, such as books. */
export const warrantyOf = (
  product: Pick<Product, 'kind' | 'category' | 'warranty'>,
  shopWarranty: Localized | undefined,
): Localized | undefined =>
  product.warranty ?? (kindOf(product)?.warranty === false ? undefined : shopWarranty);
