import { memo } from 'react';
import type { FacetWords, SharedFacetWords } from './facet-words';
import type { Facet } from './facets';
import {
  selectedOptions,
  selectedRange,
  toggleOption,
  withRange,
  type Filter,
  type Selection,
} from './filter';
import { OptionsFacet } from './OptionsFacet';
import { RangeFacet } from './RangeFacet';
import type { HistoryMode } from './use-view';

/** Changes the present filter. */
export type ChangeFilter = (change: (filter: Filter) => Filter, history?: HistoryMode) => void;

interface Props {
  facet: Facet;
  selection: Selection | undefined;
  options: readonly string[];
  /** Products by option; 0 where absent. */
  counts: ReadonlyMap<string, number>;
  words: FacetWords;
  shared: SharedFacetWords & Record<'showFewer', string>;
  onChange: ChangeFilter;
}

/** The controls of one facet. A change of another facet does not render them. */
export const FacetGroup = memo(function FacetGroup({
  facet,
  selection,
  options,
  counts,
  words,
  shared,
  onChange,
}: Props) {
  const filter: Filter = selection ? { [facet.id]: selection } : {};
  return facet.kind === 'range' ? (
    <RangeFacet
      facet={facet}
      words={words}
      shared={shared}
      range={selectedRange(filter, facet)}
      onChange={(range, history) => {
        onChange((filter) => withRange(filter, facet, range), history);
      }}
    />
  ) : (
    <OptionsFacet
      words={words}
      showFewer={shared.showFewer}
      options={options}
      selected={selectedOptions(filter, facet)}
      counts={counts}
      onToggle={(option) => {
        onChange((filter) => toggleOption(filter, facet, option));
      }}
    />
  );
});
