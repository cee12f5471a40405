import { MAX_COMPARED } from '~/features/compare/compare';
import type { Family, Product } from '~/features/products/product';
import {
  separators,
  writeFact,
  writeValue,
  type ValueWords,
} from '~/features/products/specifications/attributes';
import { attributeOf } from '~/features/products/specifications/kinds';
import type { Locale } from '~/i18n/locales';

/** The names of the attributes in which the members of a family differ: `Strength`. */
export const differences = ({ attributes }: Family, locale: Locale): string =>
  attributes.map((id) => attributeOf(id).label[locale]).join(separators[locale]);

/** The values by which a member of a family differs from the others: `2.5`. */
export function variantText(
  { attributes: specifications = {} }: Product,
  { attributes }: Family,
  locale: Locale,
  words: ValueWords,
): string {
  const texts = attributes.flatMap((id) => {
    const value = specifications[id];
    if (value === undefined) return [];
    const { fact: _, ...attribute } = attributeOf(id);
    return attribute.type === 'flag'
      ? writeValue(attribute, value, locale, words)
      : writeFact(attribute, value, locale);
  });
  return texts.join(separators[locale]);
}

/** The members to compare with one of them: all, or if they are too many, those beside it. */
export function comparedMembers(members: readonly string[], id: string): readonly string[] {
  const first = members.indexOf(id) - Math.floor(MAX_COMPARED / 2);
  const start = Math.max(0, Math.min(first, members.length - MAX_COMPARED));
  return members.slice(start, start + MAX_COMPARED);
}
