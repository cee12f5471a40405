import { $wishlist } from './wishlist-store';

/** Keeps `aria-pressed` of all wishlist buttons up to date, also when cards are added (`more-cards.ts`). */
export function showWishes(): void {
  const mark = () => {
    const wishlist = $wishlist.get();
    for (const button of document.querySelectorAll<HTMLElement>('[data-wish]')) {
      const pressed = String(wishlist.includes(button.dataset.wish ?? ''));
      // Setting an attribute has a cost even if its value stays the same.
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
  };
  $wishlist.subscribe(mark);
  addEventListener('cardsadded', mark);
}
