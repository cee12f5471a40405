import { checkedProducts } from '~/features/products/cross-sell/checked-products';
import { formatMoney } from '~/i18n/format';
import { find } from '~/ui/dom';

/** Shows the sum of the checked products; the button adds one of each. */
export function startCrossSellBlock(block: HTMLElement): void {
  const output = find(block, 'output', HTMLOutputElement);
  const button = find(block, 'button', HTMLButtonElement);
  const show = () => {
    const checked = checkedProducts(block);
    const sum = checked.reduce((sum, { price }) => sum + price, 0);
    output.value = formatMoney(sum, output.dataset['currency'] ?? '');
    button.disabled = checked.length === 0;
  };
  block.addEventListener('change', show);
  show(); // boxes may have changed before
}
