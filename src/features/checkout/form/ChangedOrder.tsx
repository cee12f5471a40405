import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import type { CheckoutWords } from '../checkout-words';
import { money } from '../money';
import { FocusedAlert } from './FocusedAlert';
import type { OrderChange } from './order-changes';

/** The shop's response to an order that differs from current prices or stock. */
export interface Conflict {
  /** Empty: the page itself is outdated. */
  changes: readonly OrderChange[];
  /** HK$: the total of the available items. */
  total: number;
}

interface Props {
  conflict: Conflict;
  texts: NonNullable<CheckoutWords['online']>['changed'];
  /** Ids of the products that are still in the order. */
  ordered: ReadonlySet<string>;
  /** HK$: the current total of the order. */
  total: number;
  onRemove: (id: string) => void;
}

function describe(change: OrderChange, texts: Props['texts']): string {
  const { name } = change;
  switch (change.type) {
    case 'price':
      return fill(texts.price, { name, from: money(change.from), to: money(change.to) });
    case 'stock':
      return fill(texts.stock, { name, left: change.left });
    case 'unavailable':
      return fill(texts.unavailable, { name });
  }
}

/** Lists the differences between page and shop. Nothing is submitted until the shopper agrees. */
export function ChangedOrder({ conflict, texts, ordered, total, onRemove }: Props) {
  const { changes } = conflict;
  return (
    <FocusedAlert about={conflict} title={texts.title}>
      {changes.length === 0 ? (
        <>
          <p className="mt-1">{fill(texts.outdated, { total: money(conflict.total) })}</p>
          <button
            type="button"
            className="button button-quiet mt-3"
            onClick={() => {
              location.reload();
            }}
          >
            {texts.reload}
          </button>
        </>
      ) : (
        <>
          <p className="mt-1">{texts.text}</p>
          <ul className="mt-3 border-t border-line" role="list">
            {changes.map((change) => (
              <li key={`${change.id} ${change.type}`} className="border-b border-line py-2">
                <span>{describe(change, texts)}</span>
                {change.type !== 'unavailable' && ordered.has(change.id) && (
                  <TextButton
                    className="ms-3"
                    label={fill(texts.removeNamed, { name: change.name })}
                    onClick={() => {
                      onRemove(change.id);
                    }}
                  >
                    {texts.remove}
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
          {ordered.size > 0 && (
            <p className="mt-3 font-semibold">{fill(texts.total, { total: money(total) })}</p>
          )}
        </>
      )}
    </FocusedAlert>
  );
}
