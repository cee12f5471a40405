import type messages from '~/i18n/dictionaries/zh/messages.json';
import { toastElement } from './toast-element';
import { OPEN_DURATION } from './toast-rules';
import { $toasts, dismiss } from './toast-store';

const element = document.querySelector<HTMLElement>('[data-toasts]');

/** The texts of toasts, in the page's language. */
export const words = JSON.parse(element?.dataset.words ?? '{}') as (typeof messages)['toast'];

/** URL of the cart page, in the page's language. */
export const cartAddress = element?.dataset.cart ?? '/cart';

let shown: { id: string; timer: ReturnType<typeof setTimeout> | undefined } | undefined;

/** The element that had the focus before a toast; the focus returns to it when the toast closes. */
let focusedBefore: HTMLElement | undefined;

const focused = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

/**
 * Moves a toast with a link in the tab order, to follow the element that was focused when it
 * appeared. In the document it is last, dozens of stops away.
 */
function startTabOrder(box: HTMLElement): void {
  const trigger = focused();
  const [link, last] = [box.querySelector('a'), box.querySelector('button')];
  if (!trigger || !link || box.contains(trigger)) return;
  const onTab = (event: KeyboardEvent) => {
    if (!box.isConnected) {
      document.removeEventListener('keydown', onTab);
      return;
    }
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const at = focused();
    if (at === trigger && !event.shiftKey) {
      event.preventDefault();
      link.focus();
    } else if (at === link && event.shiftKey) {
      event.preventDefault();
      trigger.focus();
    } else if (at === last && !event.shiftKey) {
      // The browser moves the focus on from here.
      trigger.focus();
    }
  };
  document.addEventListener('keydown', onTab);
}

/** Closes a toast after {@link OPEN_DURATION}, paused while it is hovered or has the focus. */
function startTimer(box: HTMLElement, id: string) {
  const stop = () => clearTimeout(shown?.timer);
  const start = () => {
    stop();
    if (shown?.id === id) shown.timer = setTimeout(() => dismiss(id), OPEN_DURATION);
  };
  const busy = () => box.matches(':hover') || box.contains(document.activeElement);
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, stop);
  for (const event of ['pointerleave', 'focusout']) {
    box.addEventListener(event, () => queueMicrotask(() => !busy() && start()));
  }
  start();
}

/** Renders the open toast of the store. */
export function showToasts(): void {
  if (!element) return;
  const regions = [...element.querySelectorAll<HTMLElement>('[data-variant]')];
  $toasts.subscribe((toasts) => {
    const open = toasts.find((toast) => toast.open);
    clearTimeout(shown?.timer);
    const hadFocus = element.contains(document.activeElement);
    for (const region of regions) region.replaceChildren();
    if (hadFocus) focusedBefore?.focus();
    shown = undefined;
    if (!open) return;
    shown = { id: open.id, timer: undefined };
    const region = regions.find(({ dataset }) => dataset.variant === open.variant);
    const box = toastElement(open, { label: words.close, onClick: () => dismiss(open.id) });
    region?.append(box);
    startTimer(box, open.id);
    startTabOrder(box);
  });
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
      focusedBefore = relatedTarget;
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && shown) dismiss(shown.id);
  });
}
