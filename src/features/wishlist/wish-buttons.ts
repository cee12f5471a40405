import { $wishlist } from './wishlist-store';

/** Every heart on the page shows whether its product is on the wishlist. */
export function showWishes(): void {
  $wishlist.subscribe((wishlist) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-wish]')) {
      button.setAttribute('aria-pressed', String(wishlist.includes(button.dataset.wish ?? '')));
    }
  });
}
