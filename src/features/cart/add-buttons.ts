import { cartAddress, words } from '~/features/toasts/toast-view';
import * as toasts from '~/features/toasts/toast-store';
import { fill } from '~/i18n/fill';
import { add } from './cart-store';

/** Adds the product of a `data-add` button to the cart and confirms it with a toast. */
export function addFromButton({ dataset }: HTMLElement): void {
  const { add: id, name = '', price } = dataset;
  if (id === undefined) return;
  if (add({ id, price: Number(price) })) {
    toasts.show({
      title: words.addedTitle,
      description: fill(words.addedText, { name }),
      action: { text: words.viewCart, href: cartAddress },
    });
  } else {
    toasts.show({ title: words.fullTitle, description: words.fullText, variant: 'destructive' });
  }
}
