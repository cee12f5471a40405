import { fill } from '~/i18n/fill';
import { formatNumber } from '~/i18n/format';
import { languageTags } from '~/i18n/locales';
import type { Facet, RangeFacet } from './facets';
import type { Range } from './filter';

/** The texts of one facet. */
export interface FacetWords {
  label: string;
  /** Names of its options; an option without a name, such as a brand, is displayed as is. */
  options?: Readonly<Record<string, string>>;
  /** Label of the button with a `{{count}}` that shows more options; without it, all are shown. */
  showAll?: string;
  /** Labels of the two ends of a range. */
  min?: string;
  max?: string;
  /** A `{{value}}` of a range with its unit; without it, only the number is shown. */
  value?: string;
}

/** Texts that all facets share; `showAll`, `min` and `max` are for attributes. */
export interface SharedFacetWords extends Required<Pick<FacetWords, 'showAll' | 'min' | 'max'>> {
  /** From a `{{value}}` upwards. */
  above: string;
  /** Up to a `{{value}}`. */
  below: string;
  /** A `{{value}}` of an attribute with the attribute's `{{label}}`. */
  named: string;
}

/** The texts of the facets by facet id. */
export type FacetDictionary = Readonly<Record<string, FacetWords>>;

/** A facet's texts; a facet without texts is labelled with its id, like any missing key (requirements §4). */
export const wordsOf = ({ id }: Facet, words: FacetDictionary): FacetWords =>
  words[id] ?? { label: id };

/** Returns the name of an option, with its language if it may differ from the page's. */
export function optionName(
  option: string,
  { options }: FacetWords,
): { text: string; lang?: string } {
  const name = options?.[option];
  if (name !== undefined) return { text: name };
  return {
    text: option,
    lang: /\p{Script=Han}/u.test(option) ? languageTags.zh : languageTags.en,
  };
}

export const rangeValue = (value: number, words: FacetWords): string =>
  fill(words.value ?? '{{value}}', { value: formatNumber(value) });

/** Formats the upper end of a range: at the end of an open-ended scale it means "and above". */
export const rangeMax = (
  max: number,
  facet: RangeFacet,
  words: FacetWords,
  { above }: SharedFacetWords,
): string => {
  const value = rangeValue(max, words);
  return facet.openEnded && max === facet.max ? fill(above, { value }) : value;
};

/** Formats a selected range, e.g. "HK$500 – HK$3,000", "HK$500 and above", "Up to HK$3,000". */
export function rangeName(
  { min, max }: Range,
  facet: RangeFacet,
  words: FacetWords,
  { above, below }: SharedFacetWords,
): string {
  const [from, to] = [rangeValue(min, words), rangeValue(max, words)];
  if (min === max && !facet.openEnded) return from;
  if (max === facet.max) return fill(above, { value: from });
  return min === facet.min ? fill(below, { value: to }) : `${from} – ${to}`;
}
