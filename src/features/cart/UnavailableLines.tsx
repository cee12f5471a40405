import { useFormerNames } from '~/features/products/product-list/use-former-names';
import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import type { UnavailableLine } from './priced-cart';
import type { CartWords } from './cart-words';

interface Props {
  lines: readonly UnavailableLine[];
  words: CartWords;
  /** Moves a line to the wishlist. */
  onSave: (id: string, name: string) => void;
  onRemove: (id: string, name: string) => void;
}

/** Cart lines that are sold out or no longer sold: still listed, but not part of the totals. */
export function UnavailableLines({ lines, words, onSave, onRemove }: Props) {
  const { unavailable, save, saveNamed, remove, removeNamed } = words.cart;
  const formerName = useFormerNames(lines.some(({ item }) => !item));
  return (
    <section className="mt-10 bg-raised p-5" aria-labelledby="unavailable-title">
      <h3 id="unavailable-title" className="text-xl">
        {unavailable.title}
      </h3>
      <p className="mt-1 text-sm text-soft">{unavailable.text}</p>
      <ul className="mt-4 border-t border-line" role="list">
        {lines.map(({ id, item }) => {
          const known = item?.name ?? formerName(id);
          const name = known ?? fill(unavailable.goneName, { id });
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
            >
              <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                {known ? (
                  <a
                    href={words.card.productPath + id}
                    className="inline-flex min-h-11 items-center hover:underline"
                  >
                    {name}
                  </a>
                ) : (
                  <span>{name}</span>
                )}
                <span className="text-sm text-lacquer">
                  {item ? words.card.soldOut : unavailable.gone}
                </span>
              </p>
              <p className="flex gap-x-5 text-sm text-soft print:hidden">
                {item && (
                  <TextButton
                    label={fill(saveNamed, { name })}
                    onClick={() => {
                      onSave(id, name);
                    }}
                  >
                    {save}
                  </TextButton>
                )}
                <TextButton
                  className="text-end"
                  label={fill(removeNamed, { name })}
                  onClick={() => {
                    onRemove(id, name);
                  }}
                >
                  {remove}
                </TextButton>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
