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

/** What is selected of a facet, each with its language if that may differ from the page's. */
export function selectedNames(
  facet: Facet,
  filter: Filter,
  dictionary: FacetDictionary,
  shared: SharedFacetWords,
): { text: string; lang?: string }[] {
  const words = wordsOf(facet, dictionary);
  if (facet.type !== 'range') {
    return selectedOptions(filter, facet).map((option) => optionName(option, words));
  }
  return facet.id in filter
    ? [{ text: rangeName(selectedRange(filter, facet), facet, words, shared) }]
    : [];
}

function chipsOfFacet(
  facet: Facet,
  filter: Filter,
  dictionary: FacetDictionary,
  shared: SharedFacetWords,
): Chip[] {
  const { label } = wordsOf(facet, dictionary);
  return selectedNames(facet, filter, dictionary, shared).map((name, index) => {
    const option = facet.type === 'range' ? '' : (selectedOptions(filter, facet)[index] ?? '');
    return {
      ...name,
      key: `${facet.id} ${option}`,
      // "Rosewood" may be the body or the fingerboard, and "6" says nothing without "Strings".
      text: facet.attribute ? fill(shared.named, { label, value: name.text }) : name.text,
      without:
        facet.type === 'range'
          ? withRange(filter, facet, facet)
          : toggleOption(filter, facet, option),
    };
  });
}

/** The chips of a filter. A facet of type `one` has none: its links show what is selected. */
export const chipsOf = (
  filter: Filter,
  facets: readonly Facet[],
  dictionary: FacetDictionary,
  shared: SharedFacetWords,
): Chip[] =>
  facets
    .filter(({ type }) => type !== 'one')
    .flatMap((facet) => chipsOfFacet(facet, filter, dictionary, shared));
