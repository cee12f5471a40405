import type { CatalogueWords } from './catalogue-words';
import { wordsOf } from './facet-words';
import { facets, type FacetOptions } from './facets';
import { selectedOptions, selectedRange, toggleOption, withRange, type Filter } from './filter';
import type { FacetCounts } from './filtering';
import { OptionsFacet } from './OptionsFacet';
import { RangeFacet } from './RangeFacet';
import type { HistoryMode } from './use-view';

interface Props {
  filter: Filter;
  options: FacetOptions;
  counts: FacetCounts;
  words: CatalogueWords;
  onChange: (filter: Filter, history?: HistoryMode) => void;
  onClear: () => void;
}

const noCounts: ReadonlyMap<string, number> = new Map();

/** The filter panel (spec §2): every facet except those of kind `one`, which are links. */
export function FilterPanel({ filter, options, counts, words, onChange, onClear }: Props) {
  return (
    <div className="space-y-7">
      {facets.map((facet) => {
        if (facet.kind === 'one') return null;
        const { id } = facet;
        const facetWords = wordsOf(facet, words.facets);
        return facet.kind === 'range' ? (
          <RangeFacet
            key={id}
            facet={facet}
            words={facetWords}
            shared={words.filters}
            range={selectedRange(filter, facet)}
            onChange={(range, history) => {
              onChange(withRange(filter, facet, range), history);
            }}
          />
        ) : (
          <OptionsFacet
            key={id}
            words={facetWords}
            showFewer={words.filters.showFewer}
            options={options[id] ?? []}
            selected={selectedOptions(filter, facet)}
            counts={counts.get(id) ?? noCounts}
            onToggle={(option) => {
              onChange(toggleOption(filter, facet, option));
            }}
          />
        );
      })}
      <button type="button" className="button button-quiet w-full" onClick={onClear}>
        {words.filters.clearAll}
      </button>
    </div>
  );
}
