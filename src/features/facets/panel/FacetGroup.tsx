import { wordsOf, type FacetDictionary, type SharedFacetWords } from '../facet-words';
import type { Facet, FacetOptions } from '../facets';
import { selectedOptions, selectedRange, toggleOption, withRange, type Filter } from '../filter';
import type { FacetCounts } from '../filtering';
import { OptionsFacet } from './OptionsFacet';
import { RangeFacet } from './RangeFacet';
import type { HistoryMode } from '~/features/facets/list/address';

interface Props {
  facet: Facet;
  filter: Filter;
  options: FacetOptions;
  counts: FacetCounts;
  dictionary: FacetDictionary;
  shared: SharedFacetWords & Record<'showFewer', string>;
  onChange: (filter: Filter, history?: HistoryMode) => void;
}

const noCounts: ReadonlyMap<string, number> = new Map();

/** The controls of one facet. */
export function FacetGroup({
  facet,
  filter,
  options,
  counts,
  dictionary,
  shared,
  onChange,
}: Props) {
  const words = wordsOf(facet, dictionary);
  return facet.type === 'range' ? (
    <RangeFacet
      facet={facet}
      words={words}
      shared={shared}
      range={selectedRange(filter, facet)}
      onChange={(range, history) => {
        onChange(withRange(filter, facet, range), history);
      }}
    />
  ) : (
    <OptionsFacet
      words={words}
      showFewer={shared.showFewer}
      options={options[facet.id] ?? []}
      selected={selectedOptions(filter, facet)}
      counts={counts.get(facet.id) ?? noCounts}
      onToggle={(option) => {
        onChange(toggleOption(filter, facet, option));
      }}
    />
  );
}
