import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fillCount } from '~/i18n/fill';
import { closeOnBack } from '~/ui/close-on-back';
import { Icon } from '~/ui/Icon';
import * as icons from '~/ui/icons';
import type { ListWords } from '../list/list-words';

interface Props {
  words: ListWords;
  /** Number of selections; shown on the button unless it is 0. */
  selected: number;
  /** Number of matching products, shown on the button in the footer of the dialog. */
  total: number;
  onClear: () => void;
  /** The filter panel. */
  children: ReactNode;
}

/**
 * On narrow screens: a button that opens the filter panel in a modal dialog, which slides in from the left. A
 * native dialog traps and restores the focus, closes on Escape, on Back and on a click on the backdrop, and makes the
 * page behind it inert.
 */
export function FilterDialog({ words, selected, total, onClear, children }: Props) {
  const { filters } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  /** For screen readers, which cannot reach the live region of the page behind the dialog. */
  const [announced, setAnnounced] = useState({ total, text: '' });
  if (open && announced.total !== total) {
    setAnnounced({ total, text: fillCount(words.count, total) });
  }
  const close = () => {
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return undefined;
    const element = dialog.current;
    element?.showModal();
    const release = closeOnBack(() => {
      setOpen(false);
    });
    return () => {
      release();
      element?.close();
    };
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="button button-quiet grow px-4 lg:hidden"
        aria-haspopup="dialog"
        onClick={() => {
          setAnnounced({ total, text: '' });
          setOpen(true);
        }}
      >
        <Icon path={icons.sliders} size={18} />
        <span>{filters.button}</span>
        {selected > 0 && <span className="figures">{`(${selected})`}</span>}
      </button>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Escape is the dialog's own */}
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        className="filter-dialog"
        onClose={close}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) close();
        }}
      >
        {open && (
          <div className="flex h-full flex-col">
            <p className="sr-only" role="status">
              {announced.text}
            </p>
            <header className="flex items-start justify-between gap-4 border-b border-line p-5">
              <div>
                <h2 id={`${id}-title`} className="text-2xl">
                  {filters.title}
                </h2>
                <p id={`${id}-description`} className="text-sm text-soft">
                  {filters.description}
                </p>
              </div>
              <button
                type="button"
                className="icon-button -me-2 -mt-1"
                aria-label={words.close}
                onClick={close}
              >
                <Icon path={icons.close} size={22} />
              </button>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
            <footer className="flex flex-wrap gap-3 border-t border-line p-4">
              <button
                type="button"
                className="button button-quiet px-4"
                disabled={selected === 0}
                onClick={() => {
                  onClear();
                  // Clearing disables this button.
                  dialog.current?.querySelector('button')?.focus();
                }}
              >
                {filters.clearAll}
              </button>
              <button type="button" className="button button-primary flex-1" onClick={close}>
                {fillCount(words.apply, total)}
              </button>
            </footer>
          </div>
        )}
      </dialog>
    </>
  );
}
