import * as toasts from '~/features/toasts/toast-store';
import { categoryIds } from '~/features/products/product';
import { fill } from '~/i18n/fill';
import { MAX_COMPARED } from './compare';
import { $compared, clear, toggle } from './compare-store';

const bar = document.querySelector<HTMLElement>('[data-compare-bar]');
const {
  count = '',
  href = '',
  open = '',
  full = '',
  otherCategory = '',
  cleared = '',
} = bar?.dataset ?? {};

/** Toggles the product of a `data-compare` button (`guitars/12`); a toast explains a refusal. */
export function compareFromButton({ dataset }: HTMLElement): void {
  const [category = '', id = ''] = dataset.compare?.split('/') ?? [];
  const known = categoryIds.find((each) => each === category);
  if (id === '' || !known) return;
  const refusal = toggle({ id, category: known });
  if (!refusal) return;
  const title = refusal === 'full' ? fill(full, { max: MAX_COMPARED }) : otherCategory;
  toasts.show({ title, action: { text: open, href } });
}

/**
 * Updates all compare buttons and the bar when the compared products change, or when cards are added
 * (`more-cards.ts`).
 */
export function showCompared(): void {
  const show = () => {
    const { ids } = $compared.get();
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
      const pressed = String(ids.includes(button.dataset.compare?.split('/')[1] ?? ''));
      // Setting an attribute costs style recalculation even when the value stays the same.
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
    if (!bar) return;
    bar.hidden = ids.length === 0 || location.pathname === href;
    document.documentElement.toggleAttribute('data-compare-bar', !bar.hidden);
    if (!bar.hidden) {
      void import('./compare-pictures').then(
        (pictures) => pictures.showPictures(bar, ids),
        () => {},
      );
    }
    const text = bar.querySelector('[data-compare-count]');
    if (text) text.textContent = fill(count, { count: ids.length, max: MAX_COMPARED });
  };
  $compared.subscribe(show);
  addEventListener('cardsadded', show);
  bar?.querySelector('[data-compare-clear]')?.addEventListener('click', () => {
    clear();
    // The pressed button is hidden with the bar.
    document.getElementById('main')?.focus({ preventScroll: true });
    toasts.show({ title: cleared });
  });
}
