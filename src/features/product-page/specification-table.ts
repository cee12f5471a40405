import { writeValue } from '~/features/products/attributes';
import type { BrandCountries } from '~/features/products/detect-brand';
import { attributeOf, kindOf } from '~/features/products/kinds';
import type { Product } from '~/features/products/product';
import { languageTags, type Locale } from '~/i18n/locales';
import { translator, type Translate } from '~/i18n/translate';
import { derivedSpecifications, generalSpecifications, specificationText } from './specifications';

/** A line of the specifications table, in words. */
export interface SpecificationLine {
  label: string;
  value: string;
}

/** The lines of a product's own sheet, in the order of its kind; what is not known has no line. */
function sheetLines(product: Product, locale: Locale, t: Translate): SpecificationLine[] {
  const kind = kindOf(product);
  if (!kind) return [];
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
 * A product's specifications in words: the lines that every product has, then its sheet
 * (`data/kinds.json`); a product without a kind has the lines that spec §3 derives from its English
 * name. A kind without a manufacturer's warranty has no line about one.
 * @param builtAt when the shop was built, ms: its last four digits end the model number
 */
export function specificationTable(
  product: Product,
  brands: BrandCountries,
  builtAt: number,
  locale: Locale,
): SpecificationLine[] {
  const t = translator(locale);
  const kind = kindOf(product);
  const general = generalSpecifications(product, brands, builtAt)
    .filter(({ label }) => label !== 'warranty' || kind?.warranty !== false)
    .filter(
      ({ label }) =>
        (label !== 'origin' && label !== 'brandOrigin') || product.madeIn === undefined,
    )
    .map((line) => specificationText(line, t));
  const madeIn =
    product.madeIn === undefined
      ? []
      : [{ label: t('product.specs.origin'), value: countryName(product.madeIn, locale) }];
  const own = kind
    ? sheetLines(product, locale, t)
    : derivedSpecifications(product).map((line) => specificationText(line, t));
  return [...general, ...madeIn, ...own];
}
