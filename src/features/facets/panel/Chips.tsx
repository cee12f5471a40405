import { fill } from '~/i18n/fill';
import { Icon } from '~/ui/Icon';
import { close } from '~/ui/icons';
import type { Chip } from '../chips';
import type { Filter } from '../filter';
import type { ListWords } from '../list/list-words';

interface Props {
  chips: readonly Chip[];
  words: ListWords['filters'];
  /** Called with the remaining filter. The focused chip disappears: move the focus. */
  onRemove: (filter: Filter) => void;
  onClear: () => void;
}

/** The selections as removable chips, and a button that removes them all (requirements §2). */
export function Chips({ chips, words, onRemove, onClear }: Props) {
  if (chips.length === 0) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-5">
      <ul className="flex flex-wrap gap-2" aria-label={words.selected}>
        {chips.map(({ key, text, lang, without }) => (
          <li key={key} className="max-w-full">
            <button
              type="button"
              className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-sm border border-edge px-3 py-1 text-start text-sm hover:border-ink pointer-coarse:min-h-11"
              aria-label={fill(words.remove, { name: text })}
              onClick={() => {
                onRemove(without);
              }}
            >
              <span className="min-w-0 figures whitespace-normal" lang={lang}>
                {text}
              </span>
              <Icon path={close} size={14} strokeWidth={2} className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="text-link min-h-9 text-sm pointer-coarse:min-h-11"
        onClick={onClear}
      >
        {words.clearAll}
      </button>
    </div>
  );
}
