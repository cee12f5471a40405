import { useState } from 'react';
import type { ListWords } from '../list/list-words';
import { FacetGroup } from './FacetGroup';
import type { FacetDictionary } from '../facet-words';
import type { Facet, FacetOptions } from '../facets';
import type { Filter } from '../filter';
import type { FacetCounts } from '../filtering';
import type { HistoryMode } from '~/features/facets/list/address';

/** How many attributes are shown before "more filters". */
const OPEN_ATTRIBUTES = 6;

interface Props {
  filter: Filter;
  /** Those of the filter's section, in display order. */
  facets: readonly Facet[];
  options: FacetOptions;
  counts: FacetCounts;
  dictionary: FacetDictionary;
  words: Pick<ListWords, 'filters'>;
  onChange: (filter: Filter, history?: HistoryMode) => void;
  onClear: () => void;
}

/** The filter panel (requirements §2): every facet except those of type `one`, which are links. */
export function FilterPanel({ facets, words, onClear, ...group }: Props) {
  const attributes = facets.filter(({ attribute }) => attribute);
  const folded = attributes.slice(OPEN_ATTRIBUTES);
  const shown = facets.filter((facet) => facet.type !== 'one' && !folded.includes(facet));
  const isSelected = folded.some(({ id }) => id in group.filter);
  // Opens when a folded facet is selected by the address, and does not close when it is deselected.
  const [opened, setOpened] = useState(false);

  const groupOf = (facet: Facet) => (
    <FacetGroup key={facet.id} facet={facet} shared={words.filters} {...group} />
  );
  return (
    <div className="space-y-7">
      {shown.map(groupOf)}
      {folded.length > 0 && (
        <details
          open={opened || isSelected}
          onToggle={({ currentTarget }) => {
            setOpened(currentTarget.open);
          }}
        >
          <summary className="text-link min-h-11 text-sm">{words.filters.more}</summary>
          <div className="mt-5 space-y-7">{folded.map(groupOf)}</div>
        </details>
      )}
      <button type="button" className="button button-quiet w-full" onClick={onClear}>
        {words.filters.clearAll}
      </button>
    </div>
  );
}
