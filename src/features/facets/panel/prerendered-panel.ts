import { attributeWords, optionsFacet, rangeFacet } from '../attributes/attribute-facets';
import type { FacetDictionary, SharedFacetWords } from '../facet-words';
import {
  hasOptions,
  optionsIn,
  withAttributeFacets,
  type Facet,
  type FacetOptions,
  type FacetsOf,
  type Filterable,
  type Section,
} from '../facets';
import { noFilter } from '../filter';
import { countFacets } from '../filtering';
import type { Panel } from './panel';

/**
 * The panel of an unfiltered page as a prop of its island: one facet per line, with tab-separated parts,
 * because props are escaped in HTML, where each quotation mark takes six characters. The parts are id, type,
 * label and value text, then the scale of a range, or id, name and count of each option. Only attributes
 * have type, label and names; the texts of fixed facets are the same on all pages.
 */
export type PackedPanel = string;

/** @param products of the whole shop, so that every page offers the same options of fixed facets */
export function packPanel(
  products: readonly Filterable[],
  section: Section,
  facetsOf: FacetsOf,
  words: FacetDictionary,
): PackedPanel {
  const counts = countFacets(products, noFilter(section), facetsOf);
  const fixed = optionsIn(products);
  const line = (facet: Facet) => {
    const { id, attribute } = facet;
    const { label = id, value = '', options: names = {} } = words[id] ?? {};
    if (!hasOptions(facet)) {
      return [id, 'range', label, value, facet.min, facet.max, facet.step, facet.digits];
    }
    const options = (attribute ? facet.options : fixed[id]) ?? [];
    return [
      ...(attribute ? [id, 'several', label, value] : [id, '', '', '']),
      ...options.flatMap((option) => [
        option,
        names[option] ?? '',
        counts.get(id)?.get(option) ?? '',
      ]),
    ];
  };
  return facetsOf(section)
    .filter((facet) => facet.attribute ?? hasOptions(facet))
    .map((facet) => line(facet).join('\t'))
    .join('\n');
}

const inThrees = (parts: readonly string[]) =>
  Array.from({ length: Math.floor(parts.length / 3) }, (_, index) => ({
    id: parts[3 * index] ?? '',
    name: parts[3 * index + 1] ?? '',
    count: Number(parts[3 * index + 2]),
  }));

/**
 * @returns the panel, whose dictionary has only the texts of attributes, and the options of the
 *   fixed facets in the whole shop
 */
export function readPanel(
  packed: PackedPanel,
  shared: SharedFacetWords,
): { panel: Panel; options: FacetOptions } {
  const attributes: Facet[] = [];
  const fixed: Record<string, string[]> = {};
  const counts = new Map<string, ReadonlyMap<string, number>>();
  const dictionary: Record<string, FacetDictionary[string]> = {};
  for (const line of packed.split('\n')) {
    const [id = '', type = '', label = '', value = '', ...parts] = line.split('\t');
    const options = type === 'range' ? [] : inThrees(parts);
    const ids = options.map((option) => option.id);
    if (type === 'range') {
      const [min = 0, max = 0, step = 1, digits = 0] = parts.map(Number);
      attributes.push(rangeFacet(id, { min, max, step, digits }));
    } else {
      counts.set(
        id,
        new Map(options.filter(({ count }) => count > 0).map(({ id, count }) => [id, count])),
      );
      if (type === '') fixed[id] = ids;
      else attributes.push(optionsFacet(id, ids));
    }
    if (type !== '') dictionary[id] = attributeWords({ label, value, options }, shared);
  }
  const facets = withAttributeFacets(attributes);
  return { panel: { facets, options: fixed, counts, dictionary }, options: fixed };
}
