import type { Locale } from '~/i18n/locales';
import type { Product } from '../product';
import { writeFact } from './attributes';
import { attributeOf, kindOf } from './kinds';

/**
 * The line of facts on a product's card, `Mesh heads · 4 drum pads`: the attributes in the
 * `headline` of its kind (`data/kinds.json`) that have a value. Empty without specifications.
 */
export function headlineOf(
  product: Pick<Product, 'category' | 'kind' | 'attributes'>,
  locale: Locale,
): string {
  const { attributes: specifications = {} } = product;
  return (kindOf(product)?.headline ?? [])
    .flatMap((id) => {
      const value = specifications[id];
      return value === undefined ? [] : writeFact(attributeOf(id), value, locale);
    })
    .filter((fact) => fact !== '')
    .join(' · ');
}
