import { useId, useState } from 'react';
import { fill } from '~/i18n/fill';
import { optionName, type FacetWords } from '../facet-words';

/** Number of options before "show all" (requirements §9). */
const INITIAL_OPTIONS = 10;

interface Props {
  words: FacetWords;
  /** Text of the button that collapses the list again. */
  showFewer: string;
  options: readonly string[];
  selected: readonly string[];
  /** Number of products by option; absent: 0. */
  counts: ReadonlyMap<string, number>;
  onToggle: (option: string) => void;
}

/** The checkboxes of a facet. */
export function OptionsFacet({ words, showFewer, options, selected, counts, onToggle }: Props) {
  const listId = useId();
  const [expanded, setExpanded] = useState(false);
  const { label, showAll } = words;
  const collapsible = showAll !== undefined && options.length > INITIAL_OPTIONS;
  // Selected options are always visible.
  const shown =
    expanded || !collapsible
      ? options
      : options.filter((option, index) => index < INITIAL_OPTIONS || selected.includes(option));

  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <ul id={listId}>
        {shown.map((option) => {
          const { text, lang } = optionName(option, words);
          const count = counts.get(option) ?? 0;
          return (
            <li key={option}>
              <label className="option">
                <input
                  type="checkbox"
                  className="size-4.5 shrink-0"
                  checked={selected.includes(option)}
                  onChange={({ currentTarget }) => {
                    // Once deselected, the option disappears, and perhaps its group; the first group stays.
                    if (count === 0) {
                      currentTarget
                        .closest('details')
                        ?.parentElement?.querySelector('summary')
                        ?.focus();
                    }
                    onToggle(option);
                  }}
                />
                <span className="flex-1" lang={lang}>
                  {text}
                </span>
                <span className="figures text-sm text-soft">{count}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {collapsible && (
        <button
          type="button"
          className="text-link min-h-11 text-sm"
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => {
            setExpanded(!expanded);
          }}
        >
          {expanded ? showFewer : fill(showAll, { count: options.length })}
        </button>
      )}
    </fieldset>
  );
}
