import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { closeOnBack } from './close-on-back';
import { Icon } from './Icon';
import * as icons from './icons';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer: ReactNode;
}

/**
 * A panel that slides in from the left. A native modal dialog: it traps and restores the focus, closes
 * on Escape, on Back and on a click on the backdrop, and makes the page behind it inert.
 */
export function Sheet({ open, onClose, title, description, closeLabel, children, footer }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return undefined;
    const dialog = ref.current;
    dialog?.showModal();
    const release = closeOnBack(() => {
      close();
    });
    return () => {
      release();
      dialog?.close();
    };
  }, [open]);

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Escape is the dialog's own
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="sheet"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {open && (
        <div className="flex h-full flex-col">
          <header className="flex items-start justify-between gap-4 border-b border-line p-5">
            <div>
              <h2 id={`${id}-title`} className="text-2xl">
                {title}
              </h2>
              <p id={`${id}-description`} className="text-sm text-soft">
                {description}
              </p>
            </div>
            <button
              type="button"
              className="icon-button -me-2 -mt-1"
              aria-label={closeLabel}
              onClick={onClose}
            >
              <Icon path={icons.close} size={22} />
            </button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          <footer className="flex gap-3 border-t border-line p-4">{footer}</footer>
        </div>
      )}
    </dialog>
  );
}
