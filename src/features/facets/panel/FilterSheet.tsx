import { useState, type ReactNode } from 'react';
import { fillCount } from '~/i18n/fill';
import { Icon } from '~/ui/Icon';
import { sliders } from '~/ui/icons';
import { Sheet } from '~/ui/Sheet';
import type { ListWords } from '../list/list-words';

interface Props {
  words: ListWords;
  /** How many selections there are; shown on the button unless it is 0. */
  selected: number;
  /** Number of matching products, shown on the button in the sheet's footer. */
  total: number;
  onClear: () => void;
  /** The filter panel. */
  children: ReactNode;
}

/** On narrow screens: a button that opens the filter panel in a sheet. */
export function FilterSheet({ words, selected, total, onClear, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };

  return (
    <>
      <button
        type="button"
        className="button button-quiet grow px-4 lg:hidden"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon path={sliders} size={18} />
        {words.filters.button}
        {selected > 0 && <span className="figures">({selected})</span>}
      </button>
      <Sheet
        open={open}
        onClose={close}
        title={words.filters.title}
        description={words.filters.description}
        closeLabel={words.close}
        footer={
          <>
            <button
              type="button"
              className="button button-quiet"
              disabled={selected === 0}
              onClick={onClear}
            >
              {words.filters.clear}
            </button>
            <button type="button" className="button button-primary flex-1" onClick={close}>
              {fillCount(words.apply, total)}
            </button>
          </>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
