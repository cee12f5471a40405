import { writeValue } from '~/features/products/sheet/attributes';
import type { BrandCountries } from '~/features/products/detect-brand';
import { attributeOf, kindOf } from '~/features/products/sheet/kinds';
import type { Product } from '~/features/products/product';
import { languageTags, type Locale, type Localized } from '~/i18n/locales';
import { warrantyOf } from '../warranty';
import { translator } from '~/i18n/translate';
import {
  derivedSpecifications,
  generalSpecifications,
  specificationText,
} from './derived-specifications';

/** A row of the specifications table, as text. */
export interface SpecificationLine {
  label: string;
  value: string;
}

/** Rows of a product's sheet, in the order of its kind. Attributes without a value have no row. */
function sheetLines(product: Product, locale: Locale): SpecificationLine[] {
  const kind = kindOf(product);
  if (!kind) return [];
  const t = translator(locale);
  const words = { yes: t('product.sheet.yes'), no: t('product.sheet.no') };
  const lines = kind.attributes.flatMap((id) => {
    const value = product.attributes?.[id];
    if (value === undefined) return [];
    const attribute = attributeOf(id);
    return { label: attribute.label[locale], value: writeValue(attribute, value, locale, words) };
  });
  return [{ label: t('product.sheet.kind'), value: kind.name[locale] }, ...lines];
}

const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(code) ?? code;

/**
 * A product's specifications as text: first the rows that every product has, then those of its sheet
 * or, without a sheet in a demonstration, the derived ones of requirements §3
 * (docs/decisions/0021-product-sheets.md).
 * @param samples see {@link generalSpecifications}
 */
export function specificationTable(
  product: Product,
  brands: BrandCountries,
  locale: Locale,
  shopWarranty: Localized | undefined,
  samples?: { builtAt: number },
): SpecificationLine[] {
  const t = translator(locale);
  const kind = kindOf(product);
  const { madeIn, mpn } = product;
  const warranty = warrantyOf(product, shopWarranty)?.[locale];
  return [
    ...generalSpecifications(product, brands, warranty, samples)
      .filter(({ label }) => madeIn === undefined || !['origin', 'brandOrigin'].includes(label))
      .map((line) => specificationText(line, t)),
    ...(madeIn === undefined
      ? []
      : [{ label: t('product.specs.origin'), value: countryName(madeIn, locale) }]),
    ...(mpn === undefined ? [] : [{ label: t('product.specs.mpn'), value: mpn }]),
    ...(samples && !kind
      ? derivedSpecifications(product).map((line) => specificationText(line, t))
      : sheetLines(product, locale)),
  ];
}
