import { fill } from '~/i18n/fill';
import type { SavedKind } from './saved-kinds';

/** Sets the badge of a header link; hidden for 0 (requirements §2 "Site-wide header"). */
export function showCount(of: SavedKind, count: number): void {
  const link = document.querySelector<HTMLElement>(`[data-count="${of}"]`);
  const badge = link?.querySelector<HTMLElement>('.count-badge');
  if (!link || !badge) return;
  link.dataset.plainLabel ??= link.ariaLabel ?? '';
  badge.hidden = count === 0;
  badge.textContent = String(count);
  link.ariaLabel =
    count === 0 ? link.dataset.plainLabel : fill(link.dataset.countLabel ?? '', { count });
}
