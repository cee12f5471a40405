import type messages from '~/i18n/dictionaries/zh/messages.json';
import { find } from '~/ui/dom';
import { $toasts, dismiss } from './toast-store';
import type { Toast } from './toasts';

/** ms that a toast stays open while nobody points at it or is in it. */
const STAY = 6000;

const element = document.querySelector<HTMLElement>('[data-toasts]');

/** The sentences of toasts, in the page's language. */
export const words = JSON.parse(element?.dataset.words ?? '{}') as (typeof messages)['toast'];

/** Address of the cart page, in the page's language. */
export const cartAddress = element?.dataset.cart ?? '/cart';

let shown: { id: string; timer: ReturnType<typeof setTimeout> | undefined } | undefined;

/** What had the focus before a toast got it: gets it back when the toast goes. */
let before: HTMLElement | undefined;

function build(
  { title, description, action, variant }: Toast,
  close: () => void,
): DocumentFragment {
  const template = find(document, 'template#toast', HTMLTemplateElement);
  const fragment = document.importNode(template.content, true);
  const part = (name: string) => find(fragment, `[data-${name}]`, HTMLElement);
  find(fragment, '.toast', HTMLElement).dataset.variant = variant;
  part('title').textContent = title;
  if (description === undefined) part('description').remove();
  else part('description').textContent = description;
  if (action === undefined) part('action').remove();
  else {
    part('action').textContent = action.text;
    part('action').setAttribute('href', action.href);
  }
  part('close').setAttribute('aria-label', words.close);
  part('close').addEventListener('click', close);
  return fragment;
}

/** Time runs only while nobody points at the toast or has the focus in it. */
function keepTime(box: HTMLElement, id: string) {
  const stop = () => clearTimeout(shown?.timer);
  const start = () => {
    stop();
    if (shown?.id === id) shown.timer = setTimeout(() => dismiss(id), STAY);
  };
  const busy = () => box.matches(':hover') || box.contains(document.activeElement);
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, stop);
  for (const event of ['pointerleave', 'focusout']) {
    box.addEventListener(event, () => queueMicrotask(() => !busy() && start()));
  }
  start();
}

/** Shows the open toast of the store, and closes it after a while. */
export function showToasts(): void {
  if (!element) return;
  const regions = [...element.querySelectorAll<HTMLElement>('[data-variant]')];
  $toasts.subscribe((toasts) => {
    const open = toasts.find((toast) => toast.open);
    clearTimeout(shown?.timer);
    const hadFocus = element.contains(document.activeElement);
    for (const region of regions) region.replaceChildren();
    if (hadFocus) before?.focus();
    shown = undefined;
    if (!open) return;
    shown = { id: open.id, timer: undefined };
    const region = regions.find(({ dataset }) => dataset.variant === open.variant);
    region?.append(build(open, () => dismiss(open.id)));
    const box = region?.querySelector<HTMLElement>('.toast');
    if (box) keepTime(box, open.id);
  });
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
      before = relatedTarget;
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && shown) dismiss(shown.id);
  });
}
