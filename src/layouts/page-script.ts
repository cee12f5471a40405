// Runs on every page, without React. One delegated listener handles all buttons, including those of
// islands, and first replays the clicks that boot/early-clicks.js has recorded.
import { addCheckedToCart, addToCartFromButton } from '~/features/cart/add-buttons';
import { totalItems } from '~/features/cart/cart';
import { $cart } from '~/features/cart/cart-store';
import { compareFromButton, showCompared } from '~/features/compare/compare-buttons';
import { share } from '~/features/product-page/buying/share';
import { startHeaderSearch } from '~/features/search/ui/header-search';
import { startToasts } from '~/features/toasts/toast-loader';
import * as toasts from '~/features/toasts/toast-store';
import { words } from '~/features/toasts/toast-words';
import { showWishes } from '~/features/wishlist/wish-buttons';
import { $wishlist, toggle } from '~/features/wishlist/wishlist-store';
import { whenStorageFails } from '~/boot/device-storage';
import { showCount } from '~/boot/count-badge';
import { pageButtons, pageButtonSelector, type PageButton } from '~/boot/page-buttons';
import { closeMenuOnBack } from '~/site/close-menu-on-back';
import { startKindsMenu } from '~/site/kinds-menu';

declare global {
  interface Window {
    /** Buttons clicked before this script ran. */
    earlyClicks?: HTMLElement[];
  }
}

const handlers: Record<PageButton, (button: HTMLElement, value: string) => void> = {
  add: addToCartFromButton,
  'add-checked': addCheckedToCart,
  wish: (_, id) => toggle(id),
  compare: (button) => compareFromButton(button),
  share: (_, url) => void share(url),
};

function handle(button: HTMLElement): void {
  for (const name of pageButtons) {
    const value = button.getAttribute(`data-${name}`);
    if (value !== null) handlers[name](button, value);
  }
}

let storageFailureShown = false;
whenStorageFails(() => {
  if (storageFailureShown) return;
  storageFailureShown = true;
  // After the toast of the failed action, because a new toast replaces it.
  setTimeout(() => {
    toasts.show({
      title: words.storageTitle,
      description: words.storageText,
      variant: 'destructive',
    });
  });
});

startToasts();
showWishes();
showCompared();
$cart.subscribe((cart) => showCount('cart', totalItems(cart)));
$wishlist.subscribe((wishlist) => showCount('wishlist', wishlist.length));
startHeaderSearch();
closeMenuOnBack();
startKindsMenu();
if (document.querySelector('[data-gallery]')) void import('~/features/product-page/product-script');

const earlyClicks = window.earlyClicks ?? [];
delete window.earlyClicks;
for (const button of earlyClicks) handle(button);
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>(pageButtonSelector);
  if (button) handle(button);
});
