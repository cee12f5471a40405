import { writeValue } from '~/features/products/specifications/attributes';
import type { BrandCountries } from '~/features/products/detect-brand';
import {
  attributeGroups,
  attributeOf,
  kindOf,
  unstatedOf,
} from '~/features/products/specifications/kinds';
import type { Product } from '~/features/products/product';
import type { SpecificationLine } from '~/features/products/specifications/specification-line';
import { forEachLocale, languageTags, type Locale, type Localized } from '~/i18n/locales';
import { warrantyOf } from '../warranty';
import { sizeOf, writeSize } from './size';
import { translator } from '~/i18n/translate';
import {
  derivedSpecifications,
  generalSpecifications,
  specificationText,
} from './derived-specifications';

const listSeparators: Record<Locale, string> = { zh: '；', en: '; ' };

/** Rows under a heading; the first ones have none. */
export interface SpecificationGroup {
  heading?: string;
  lines: readonly SpecificationLine[];
}

/** Returns the rows of attributes. Deciding attributes have a row even without a value. */
function attributeLines(
  product: Product,
  ids: readonly string[],
  locale: Locale,
): SpecificationLine[] {
  const t = translator(locale);
  const words = {
    yes: t('product.specificationTable.yes'),
    no: t('product.specificationTable.no'),
  };
  const asked = unstatedOf(product);
  return ids.flatMap((id): SpecificationLine | SpecificationLine[] => {
    const value = product.attributes?.[id];
    const attribute = attributeOf(id);
    const label = attribute.label[locale];
    if (value !== undefined) {
      return { id, label, value: writeValue(attribute, value, locale, words) };
    }
    return asked.includes(id) ? { id, label } : [];
  });
}

/** Returns the groups of a product's specifications, without empty ones. */
function specificationGroups(product: Product, locale: Locale): SpecificationGroup[] {
  const kind = kindOf(product);
  if (!kind) return [];
  const t = translator(locale);
  const { attributes, groups = {} } = kind;
  const grouped = new Set(Object.values(groups).flat());
  const first = attributes.filter((id) => !grouped.has(id));
  return [
    {
      lines: [
        { id: 'kind', label: t('product.specificationTable.kind'), value: kind.name[locale] },
        ...attributeLines(product, first, locale),
      ],
    },
    ...attributeGroups.map((id) => ({
      heading: t(`product.specificationTable.groups.${id}`),
      lines: attributeLines(product, groups[id] ?? [], locale),
    })),
  ].filter(({ lines }) => lines.length > 0);
}

/**
 * Returns the specifications beside the price that decide whether a product suffices and fits: box
 * contents, weight and size. Empty without specifications.
 */
export function essentials(product: Product, locale: Locale): SpecificationLine[] {
  if (!kindOf(product)) return [];
  const t = translator(locale);
  const size = sizeOf(product);
  return [
    {
      id: 'included',
      label: t('product.included'),
      ...(product.included && { value: product.included[locale].join(listSeparators[locale]) }),
    },
    ...attributeLines(product, ['weight', 'weightGrams'], locale),
    ...(size
      ? [{ id: 'size', label: t('product.size.label'), value: writeSize(size, locale) }]
      : []),
  ];
}

const countryNames = forEachLocale(
  (locale) => new Intl.DisplayNames(languageTags[locale], { type: 'region' }),
);

/**
 * Returns a product's specifications as text: first the rows that every product has, then those of
 * its specifications in groups or, without specifications in a demonstration, the derived ones of requirements §3
 * (docs/decisions/0021-specifications.md).
 * @param samples see {@link generalSpecifications}
 */
export function specificationTable(
  product: Product,
  brands: BrandCountries,
  locale: Locale,
  shopWarranty: Localized | undefined,
  samples?: { builtAt: number },
): SpecificationGroup[] {
  const t = translator(locale);
  const { madeIn, mpn } = product;
  const warranty = warrantyOf(product, shopWarranty)?.[locale];
  const [first, ...groups] = specificationGroups(product, locale);
  const lines = [
    ...generalSpecifications(product, brands, warranty, samples)
      .filter(({ label }) => madeIn === undefined || !['origin', 'brandOrigin'].includes(label))
      .map((line) => specificationText(line, t)),
    ...(madeIn === undefined
      ? []
      : [
          {
            id: 'origin',
            label: t('product.specs.origin'),
            value: countryNames[locale].of(madeIn) ?? madeIn,
          },
        ]),
    ...(mpn === undefined ? [] : [{ id: 'mpn', label: t('product.specs.mpn'), value: mpn }]),
    ...(samples && !first
      ? derivedSpecifications(product).map((line) => specificationText(line, t))
      : (first?.lines ?? [])),
  ];
  return [{ lines }, ...groups];
}
