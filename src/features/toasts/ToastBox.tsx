import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { OPEN_DURATION, type Toast } from './toast-rules';
import { dismiss } from './toast-store';

type Box = RefObject<HTMLElement | null>;

const focused = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

/**
 * The focus of a toast. One with a link follows, in the tab order, the element that was focused when it appeared: in the
 * document it is last, dozens of stops away. When it closes, the focus returns to the element that had it before.
 */
function useFocus(box: Box) {
  // A layout effect is cleaned up before the element is removed.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const released = new AbortController();
    const { signal } = released;
    const trigger = focused();
    let before: HTMLElement | undefined;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        before = relatedTarget;
      }
    };
    const [link, last] = [element.querySelector('a'), element.querySelector('button')];
    const onTab = (event: KeyboardEvent) => {
      if (!link || event.key !== 'Tab' || event.defaultPrevented) return;
      const at = focused();
      if (at === trigger && !event.shiftKey) {
        event.preventDefault();
        link.focus();
      } else if (at === link && event.shiftKey) {
        event.preventDefault();
        trigger?.focus();
      } else if (at === last && !event.shiftKey) {
        // The browser moves the focus on from here.
        trigger?.focus();
      }
    };
    element.addEventListener('focusin', onFocus, { signal });
    if (trigger) document.addEventListener('keydown', onTab, { signal });
    return () => {
      released.abort();
      if (element.contains(document.activeElement)) before?.focus();
    };
  }, [box]);
}

/** Closes a toast after {@link OPEN_DURATION}, paused while it is hovered or has the focus. */
function useTimer(box: Box, toast: Toast) {
  // An update shows the toast for the whole time again.
  useEffect(() => {
    const element = box.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      if (element?.matches(':hover, :focus-within')) return;
      timer = setTimeout(dismiss, OPEN_DURATION, toast.id);
    };
    const released = new AbortController();
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      // The focus may move within the toast.
      element?.addEventListener(event, () => queueMicrotask(update), released);
    }
    update();
    return () => {
      clearTimeout(timer);
      released.abort();
    };
  }, [box, toast]);
}

/** One toast: title, description, an optional link, and a button to close it. */
export function ToastBox({ toast, close }: { toast: Toast; close: string }) {
  const { id, title, description, action } = toast;
  const box = useRef<HTMLDivElement>(null);
  useFocus(box);
  useTimer(box, toast);

  return (
    <div ref={box} className="toast">
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-semibold">{title}</p>
        {description !== undefined && <p className="toast-text">{description}</p>}
        {action && (
          <a className="toast-action" href={action.href}>
            {action.text}
          </a>
        )}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={close}
        onClick={() => {
          dismiss(id);
        }}
      >
        ×
      </button>
    </div>
  );
}
