import { tickedIn } from '~/features/products/ticked';
import { formatMoney } from '~/i18n/format';
import { find } from '~/ui/dom';

/** Shows the sum of the ticked products; the button adds one of each. */
export function startBundle(bundle: HTMLElement): void {
  const output = find(bundle, 'output', HTMLOutputElement);
  const button = find(bundle, 'button', HTMLButtonElement);
  const show = () => {
    const ticked = tickedIn(bundle);
    const sum = ticked.reduce((sum, { price }) => sum + price, 0);
    output.value = formatMoney(sum, output.dataset['currency'] ?? '');
    button.disabled = ticked.length === 0;
  };
  bundle.addEventListener('change', show);
  show(); // boxes may have changed before
}
