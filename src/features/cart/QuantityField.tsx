import { useState } from 'react';
import { fill } from '~/i18n/fill';
import { Icon } from '~/ui/Icon';
import { minus, plus } from '~/ui/icons';
import { MAX_QUANTITY } from '~/contracts/order';
import type { CartWords } from './cart-words';

interface Props {
  name: string;
  quantity: number;
  texts: CartWords['cart'];
  /** 0 removes the line. */
  onQuantity: (quantity: number) => void;
}

/** A number field between minus and plus buttons (requirements §2 "Line items"). */
export function QuantityField({ name, quantity, texts, onQuantity }: Props) {
  // The typed text while it is not a quantity: an empty field must not remove the line.
  const [typed, setTyped] = useState<string>();
  const steps = [
    { icon: minus, label: texts.decrease, to: quantity - 1 },
    { icon: plus, label: texts.increase, to: quantity + 1 },
  ].map(({ icon, label, to }) => (
    <button
      key={label}
      type="button"
      className="icon-button disabled:text-line print:hidden"
      aria-label={fill(label, { name })}
      disabled={to < 1 || to > MAX_QUANTITY}
      onClick={() => {
        onQuantity(to);
      }}
    >
      <Icon path={icon} size={18} />
    </button>
  ));

  return (
    <div
      role="group"
      aria-label={fill(texts.quantityOf, { name })}
      className="flex min-w-0 items-center border border-edge print:border-0"
    >
      {steps[0]}
      {/* eslint-disable-next-line jsx-a11y-x/role-supports-aria-props -- The rule takes number fields for text boxes. */}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        className="figures h-11 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none w-12 min-w-0 text-center print:hidden"
        aria-label={texts.quantity}
        value={typed ?? quantity}
        // Otherwise VoiceOver reads a percentage of the range.
        aria-valuetext={typed ?? String(quantity)}
        onChange={({ target }) => {
          const number = Math.min(target.valueAsNumber, MAX_QUANTITY);
          const isQuantity = Number.isInteger(number) && number >= 1;
          setTyped(isQuantity ? undefined : target.value);
          if (isQuantity) onQuantity(number);
        }}
        onBlur={() => {
          setTyped(undefined);
          if (Number(typed || NaN) === 0) onQuantity(0);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      <span className="figures hidden print:inline">{`${texts.quantity} ${quantity}`}</span>
      {steps[1]}
    </div>
  );
}
