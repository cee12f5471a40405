import { $wishlist } from './wishlist-store';

/** Keeps `aria-pressed` of all wishlist buttons on the page up to date. */
export function showWishes(): void {
  $wishlist.subscribe((wishlist) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-wish]')) {
      const pressed = String(wishlist.includes(button.dataset.wish ?? ''));
      // Setting an attribute has a cost even if its value stays the same.
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
  });
}
