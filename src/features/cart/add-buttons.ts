import { MAX_QUANTITY } from '~/contracts/order';
import { cartAddress, words } from '~/features/toasts/toast-words';
import * as toasts from '~/features/toasts/toast-store';
import { checkedProducts } from '~/features/products/cross-sell/checked-products';
import { fill } from '~/i18n/fill';
import { add } from './cart-store';

/** Adds the product of a `data-add` button to the cart and confirms it with a toast. */
export function addToCartFromButton({ dataset }: HTMLElement): void {
  const { add: id, name = '', price } = dataset;
  if (id !== undefined) confirm(add({ id, price: Number(price) }), fill(words.addedText, { name }));
}

/**
 * Adds one of each checked product around a `data-add-checked` button to the cart.
 * @param added text of the toast, with `{{count}}`
 */
export function addCheckedToCart(button: HTMLElement, added: string): void {
  const block = button.closest('[data-cross-sell-block]');
  const count = block ? checkedProducts(block).filter(add).length : 0;
  confirm(count > 0, fill(added, { count }));
}

function confirm(isAdded: boolean, description: string): void {
  if (isAdded) {
    toasts.show({
      title: words.addedTitle,
      description,
      action: { text: words.viewCart, href: cartAddress },
    });
  } else {
    const text = fill(words.fullText, { max: MAX_QUANTITY });
    toasts.show({ title: words.fullTitle, description: text, variant: 'destructive' });
  }
}
