import { useState } from 'react';
import { wordsOf } from '../facet-words';
import type { Facet } from '../facets';
import { selectedOptions, selectedRange, toggleOption, withRange, type Filter } from '../filter';
import type { HistoryMode } from '../list/address';
import type { ListWords } from '../list/list-words';
import { OptionsFacet } from './OptionsFacet';
import type { Panel } from './panel';
import { RangeFacet } from './RangeFacet';

/** How many attributes are shown before "more filters". */
const OPEN_ATTRIBUTES = 6;

const noCounts: ReadonlyMap<string, number> = new Map();

interface Props {
  filter: Filter;
  panel: Panel;
  words: ListWords['filters'];
  onChange: (filter: Filter, history?: HistoryMode) => void;
  onClear: () => void;
}

/** The filter panel (requirements §2): every facet except those of type `one`, which are links. */
export function FilterPanel({ filter, panel, words, onChange, onClear }: Props) {
  const { facets, options, counts, dictionary } = panel;
  const attributes = facets.filter(({ attribute }) => attribute);
  const folded = attributes.slice(OPEN_ATTRIBUTES);
  const shown = facets.filter((facet) => facet.type !== 'one' && !folded.includes(facet));
  const isSelected = folded.some(({ id }) => id in filter);
  // Opens when a folded facet is selected by the address, and does not close when it is deselected.
  const [opened, setOpened] = useState(false);

  const controlsOf = (facet: Facet) =>
    facet.type === 'range' ? (
      <RangeFacet
        key={facet.id}
        facet={facet}
        words={wordsOf(facet, dictionary)}
        shared={words}
        range={selectedRange(filter, facet)}
        onChange={(range, history) => {
          onChange(withRange(filter, facet, range), history);
        }}
      />
    ) : (
      <OptionsFacet
        key={facet.id}
        words={wordsOf(facet, dictionary)}
        showFewer={words.showFewer}
        options={options[facet.id] ?? []}
        selected={selectedOptions(filter, facet)}
        counts={counts.get(facet.id) ?? noCounts}
        onToggle={(option) => {
          onChange(toggleOption(filter, facet, option));
        }}
      />
    );
  return (
    <div className="space-y-7">
      {shown.map(controlsOf)}
      {folded.length > 0 && (
        <details
          open={opened || isSelected}
          onToggle={({ currentTarget }) => {
            setOpened(currentTarget.open);
          }}
        >
          <summary className="text-link min-h-11 text-sm">{words.more}</summary>
          <div className="mt-5 space-y-7">{folded.map(controlsOf)}</div>
        </details>
      )}
      <button type="button" className="button button-quiet w-full" onClick={onClear}>
        {words.clearAll}
      </button>
    </div>
  );
}
