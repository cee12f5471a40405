import { $wishlist } from './wishlist-store';

/** Every heart on the page shows whether its product is on the wishlist. */
export function showWishes(): void {
  $wishlist.subscribe((wishlist) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-wish]')) {
      const pressed = String(wishlist.includes(button.dataset.wish ?? ''));
      // Browsers work on an attribute that is set, whether it changes or not.
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
  });
}
