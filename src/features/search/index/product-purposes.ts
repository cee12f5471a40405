import type { Product } from '~/features/products/product';
import { writeValue } from '~/features/products/specifications/attributes';
import { attributes, kindOf } from '~/features/products/specifications/kinds';
import { locales } from '~/i18n/locales';
import { purposeWord } from '../shared/marked-words';
import { canonical, type Folding } from '../shared/words';
import { occurrences, searchWords } from './synonyms';

/** The weight of a purpose by its source: a product's own words, or those of its kind. */
const OWN = 2;
const KIND = 1;

const levelsOf = (product: Product): string[] => {
  const [level, value] = [attributes['level'], product.attributes?.['level']];
  if (!level || value === undefined) return [];
  return locales.map((locale) => writeValue(level, value, locale, { yes: '', no: '' }));
};

/** Finds the purposes of a product: their words in the index, with weights. */
export function purposeReader(folding: Folding): (product: Product) => [string, number][] {
  const purposes = searchWords.purposes.map((words) =>
    words.map((word) => canonical(word, folding)),
  );
  const serves = (texts: readonly string[], words: readonly string[]) =>
    texts.some((text) => words.some((word) => occurrences(text, word).length > 0));
  return (product) => {
    const plain = (texts: readonly string[]) => texts.map((text) => canonical(text, folding));
    const own = plain([
      ...Object.values(product.name),
      ...Object.values(product.keywords ?? {}).flatMap((words) => words ?? []),
      ...levelsOf(product),
    ]);
    const ofKind = plain(Object.values(kindOf(product)?.features ?? {}).flat());
    return purposes.flatMap((words, number): [string, number][] => {
      if (serves(own, words)) return [[purposeWord(number), OWN]];
      return serves(ofKind, words) ? [[purposeWord(number), KIND]] : [];
    });
  };
}
