import { useEffect, useRef, useState, type ReactNode } from 'react';
import { selectionsOf } from '../chips';
import { wordsOf } from '../facet-words';
import type { Facet } from '../facets';
import { selectedOptions, selectedRange, toggleOption, withRange, type Filter } from '../filter';
import type { HistoryMode } from '../list/address';
import type { ListWords } from '../list/list-words';
import { OptionsFacet } from './OptionsFacet';
import type { Panel } from './panel';
import { RangeFacet } from './RangeFacet';

/** Number of initially open groups, and the ids of those in the dialog. */
const OPEN = 3;
const OPEN_IN_DIALOG = ['price', 'level'];

const noCounts: ReadonlyMap<string, number> = new Map();

interface Props {
  filter: Filter;
  panel: Panel;
  words: ListWords['filters'];
  /** Opens other groups initially. */
  isDialog?: boolean;
  /** Removes all selections. The dialog has its own button in its footer. */
  onClear?: () => void;
  onChange: (filter: Filter, history?: HistoryMode) => void;
}

interface GroupProps {
  label: string;
  /** The selections as text. */
  chosen: string;
  /** Whether it is initially open. */
  isOpen: boolean;
  /** Its controls, which are rendered when it is first opened; most groups never are. */
  children: () => ReactNode;
}

function Group({ label, chosen, isOpen, children }: GroupProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isRendered, setRendered] = useState(isOpen);
  // Opened before hydration.
  useEffect(() => {
    if (ref.current?.open) setRendered(true);
  }, []);
  return (
    <details
      ref={ref}
      open={isOpen}
      className="filter-group"
      // Opened otherwise than by its summary: by a script or an extension.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setRendered(true);
      }}
    >
      <summary
        // Before the group opens, unlike `toggle`.
        onClick={() => {
          setRendered(true);
        }}
      >
        <span className="font-semibold">{label}</span>
        <span className="filter-chosen">{chosen}</span>
      </summary>
      {isRendered && children()}
    </details>
  );
}

/**
 * The filter panel (requirements §2): a group for each facet with a choice, except those of type
 * `one`, which are links. A folded group shows its selections.
 */
export function FilterPanel(props: Props) {
  const { filter, panel, words, isDialog = false, onClear, onChange } = props;
  const { facets, options, counts, dictionary } = panel;
  const offersChoice = (facet: Facet) =>
    facet.type === 'range'
      ? facet.id in filter || counts.get(facet.id)?.size !== 1
      : (options[facet.id] ?? []).length > 0;

  const controlsOf = (facet: Facet) =>
    facet.type === 'range' ? (
      <RangeFacet
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
  const groups = facets.filter(({ type }) => type !== 'one');
  const isOpen = ({ id }: Facet, index: number) =>
    isDialog ? OPEN_IN_DIALOG.includes(id) : index < OPEN;
  return (
    <>
      {groups.map(
        (facet, index) =>
          offersChoice(facet) && (
            // The index among all groups, so that no other group opens when one disappears.
            <Group
              key={facet.id}
              label={wordsOf(facet, dictionary).label}
              chosen={selectionsOf(facet, filter, dictionary, words)
                .map(({ text }) => text)
                .join(' · ')}
              isOpen={isOpen(facet, index)}
            >
              {() => controlsOf(facet)}
            </Group>
          ),
      )}
      {onClear && (
        <button type="button" className="button button-quiet mt-4 w-full" onClick={onClear}>
          {words.clearAll}
        </button>
      )}
    </>
  );
}
