import { useState, type ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import { Icon } from '~/ui/Icon';
import { sliders } from '~/ui/icons';
import { Sheet } from '~/ui/Sheet';
import type { ListWords } from '../list/list-words';

interface Props {
  words: ListWords;
  /** Shown on the button unless it is 0. */
  activeFilters: number;
  /** Number of matching products, shown on the button in the sheet's footer. */
  total: number;
  /** The filter panel. */
  children: ReactNode;
}

/** On narrow screens: a button that opens the filter panel in a sheet. */
export function FilterSheet({ words, activeFilters, total, children }: Props) {
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
        {activeFilters > 0 && <span className="figures">({activeFilters})</span>}
      </button>
      <Sheet
        open={open}
        onClose={close}
        title={words.filters.title}
        description={words.filters.description}
        closeLabel={words.close}
        footer={
          <button type="button" className="button button-primary flex-1" onClick={close}>
            {fill(words.filters.apply, { count: total })}
          </button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
