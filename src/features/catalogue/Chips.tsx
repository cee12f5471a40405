import { X } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { toggled, type View } from './view';
import type { CatalogueWords } from './catalogue-words';

interface Props {
  view: View;
  words: CatalogueWords;
  /** Called with the view that is left; the chip that had the focus is gone then. */
  onRemove: (view: View) => void;
}

/** The selected brands and features, each with a way to take it off (spec §2 "Chips"). */
export function Chips({ view, words, onRemove }: Props) {
  const { filter } = view;
  const chips = [
    ...[...filter.brands].map((brand) => ({
      key: `brand ${brand}`,
      text: brand,
      without: { ...filter, brands: toggled(filter.brands, brand) },
    })),
    ...[...filter.badges].map((badge) => ({
      key: `badge ${badge}`,
      text: words.badges[badge],
      without: { ...filter, badges: toggled(filter.badges, badge) },
    })),
  ];
  if (chips.length === 0) return null;

  return (
    <ul className="flex flex-wrap gap-2 pb-5" aria-label={words.filters.selected}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <button
            type="button"
            className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-edge px-3 text-sm hover:border-ink pointer-coarse:min-h-11"
            aria-label={fill(words.filters.remove, { name: text })}
            onClick={() => {
              onRemove({ ...view, filter: without });
            }}
          >
            {text}
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
