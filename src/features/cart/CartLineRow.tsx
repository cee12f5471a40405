import { ProductName } from '~/features/products/card/ProductName';
import { Thumbnail } from '~/features/products/card/Thumbnail';
import { formatMoney } from '~/i18n/format';
import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import type { PricedLine } from './priced-cart';
import type { CartWords } from './cart-words';
import { QuantityField } from './QuantityField';

interface Props {
  line: PricedLine;
  words: CartWords;
  onQuantity: (quantity: number) => void;
  /** Hides the notice of a price change. */
  onAcceptPrice: () => void;
  /** Moves the line to the wishlist. */
  onSave: () => void;
  onRemove: () => void;
}

/** One line item (requirements §2 "Line items"). */
export function CartLineRow({ line, words, onQuantity, onAcceptPrice, onSave, onRemove }: Props) {
  const { item, quantity, subtotal, priceBefore } = line;
  const { cart: texts, card } = words;
  const money = (amount: number) => formatMoney(amount, card.currency);
  const href = card.productPath + item.id;
  const change = priceBefore !== undefined && {
    text: item.price > priceBefore ? texts.priceRose : texts.priceFell,
    values: { before: money(priceBefore), now: money(item.price) },
  };
  return (
    <li
      aria-label={item.name}
      className="grid grid-cols-[min(5.5rem,25vw)_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-5 sm:grid-cols-[8rem_1fr_auto] sm:gap-x-6"
    >
      <Thumbnail picture={item.picture} size={128} className="aspect-square w-full sm:row-span-2" />
      <div>
        <p className="eyebrow">{card.categories[item.category]}</p>
        <h3 className="mt-1 font-text text-base leading-snug font-semibold sm:text-lg">
          <a href={href} className="hover:underline">
            <ProductName name={item.name} />
          </a>
        </h3>
        <p className="mt-1 text-sm text-soft">
          <span>{texts.unitPrice}</span> <span className="figures">{money(item.price)}</span>
        </p>
        {item.delivery !== undefined && <p className="mt-1 text-sm text-soft">{item.delivery}</p>}
        {change && (
          <p className="mt-1 text-sm text-lacquer">
            <span>{fill(change.text, change.values)}</span>{' '}
            <TextButton
              className="print:hidden"
              label={fill(texts.acceptPriceNamed, { name: item.name })}
              onClick={onAcceptPrice}
            >
              {texts.acceptPrice}
            </TextButton>
          </p>
        )}
      </div>
      <p className="figures col-start-2 text-lg sm:col-start-3 sm:row-start-1 sm:text-end">
        <span className="sr-only">{`${texts.lineTotal} `}</span>
        <span>{money(subtotal)}</span>
      </p>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-4 sm:col-start-2">
        <QuantityField name={item.name} quantity={quantity} texts={texts} onQuantity={onQuantity} />
        <p className="flex flex-wrap gap-x-5 text-sm text-soft print:hidden">
          <TextButton label={fill(texts.saveNamed, { name: item.name })} onClick={onSave}>
            {texts.save}
          </TextButton>
          <TextButton
            className="text-end"
            label={fill(texts.removeNamed, { name: item.name })}
            onClick={onRemove}
          >
            {texts.remove}
          </TextButton>
        </p>
      </div>
    </li>
  );
}
