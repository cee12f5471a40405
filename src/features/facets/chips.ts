import { fill } from '~/i18n/fill';
import type { Facet } from './facets';
import {
  optionName,
  rangeName,
  wordsOf,
  type FacetDictionary,
  type SharedFacetWords,
} from './facet-words';
import { selectedOptions, selectedRange, toggleOption, withRange, type Filter } from './filter';

/** A selection that can be removed with one click. */
export interface Chip {
  /** Unique among the chips of a filter. */
  key: string;
  text: string;
  lang?: string;
  /** The filter that remains. */
  without: Filter;
}

/** The selections of a facet, each with its language if it may differ from the page's. */
export function selectionsOf(
  facet: Facet,
  filter: Filter,
  dictionary: FacetDictionary,
  shared: SharedFacetWords,
): Chip[] {
  const words = wordsOf(facet, dictionary);
  if (facet.type !== 'range') {
    return selectedOptions(filter, facet).map((option) => ({
      ...optionName(option, words),
      key: `${facet.id} ${option}`,
      without: toggleOption(filter, facet, option),
    }));
  }
  if (!(facet.id in filter)) return [];
  const text = rangeName(selectedRange(filter, facet), facet, words, shared);
  return [{ key: facet.id, text, without: withRange(filter, facet, facet) }];
}

/** Returns the chips of a filter. Facets of type `one` have none: their links show the selection. */
export const chipsOf = (
  filter: Filter,
  facets: readonly Facet[],
  dictionary: FacetDictionary,
  shared: SharedFacetWords,
): Chip[] =>
  facets
    .filter(({ type }) => type !== 'one')
    .flatMap((facet) => {
      const chips = selectionsOf(facet, filter, dictionary, shared);
      if (!facet.attribute) return chips;
      // "Rosewood" may be the body or the fingerboard, and "6" says nothing without "Strings".
      const { label } = wordsOf(facet, dictionary);
      return chips.map((chip) => ({
        ...chip,
        text: fill(shared.named, { label, value: chip.text }),
      }));
    });
