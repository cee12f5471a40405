import { fill } from '~/i18n/fill';
import { Icon } from '~/ui/Icon';
import { close } from '~/ui/icons';
import type { ListWords } from '../list/list-words';
import { chipsOf } from '../chips';
import type { Filter } from '../filter';
import type { Panel } from './panel';

interface Props {
  filter: Filter;
  panel: Panel;
  words: ListWords['filters'];
  /** Called with the remaining filter. The focused chip disappears: move the focus. */
  onRemove: (filter: Filter) => void;
}

/** The selections as removable chips (requirements §2 "Chips"). */
export function Chips({ filter, panel, words, onRemove }: Props) {
  const chips = chipsOf(filter, panel.facets, panel.dictionary, words);
  if (chips.length === 0) return null;

  return (
    <ul className="flex flex-wrap gap-2 pb-5" aria-label={words.selected}>
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
  );
}
