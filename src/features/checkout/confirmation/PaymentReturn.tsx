import { useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '~/i18n/fill';
import type { CheckoutWords } from '../checkout-words';
import { Confirmation } from './Confirmation';
import { money } from '../money';
import { settleAll } from '../payment/payments';
import { takeNote, type PlacementNote } from '../placement-note';
import { watchSettlement, type SettlementState } from './watch-settlement';

interface Props {
  words: CheckoutWords;
}

interface Panel {
  title: string;
  text: string;
}

function panelOf(settlement: SettlementState, { texts, online, seller }: CheckoutWords): Panel {
  const { type } = settlement;
  if (!online || type === 'asking' || type === 'placed') {
    return { title: texts.orders.title, text: online?.return.asking ?? '' };
  }
  if (type === 'elsewhere') {
    const { state, reference, total } = settlement.state;
    const text = online.return.elsewhere[state === 'pending' ? 'pending' : 'paid'];
    return { title: texts.submitted.title, text: fill(text, { reference, total: money(total) }) };
  }
  const { title, text } = online.return[type];
  return { title, text: fill(text, seller) };
}

function ReturnWithSession({ session, words }: Props & { session: string }) {
  const [settlement, setSettlement] = useState<SettlementState>({ type: 'asking' });
  const watch = useRef<ReturnType<typeof watchSettlement>>(undefined);
  const { online, paths } = words;
  const isPlaced = settlement.type === 'placed';
  const note = useMemo((): PlacementNote | undefined => {
    if (settlement.type !== 'placed' || !settlement.isNew) return undefined;
    const { id, cartChanged } = settlement;
    return { id, repeated: false, cartChanged };
  }, [settlement]);

  useEffect(() => {
    watch.current = watchSettlement(session, setSettlement);
    return watch.current.stop;
  }, [session]);

  // The order is stored: its page does not need the session any more.
  useEffect(() => {
    if (isPlaced) history.replaceState(history.state, '', location.pathname);
  }, [isPlaced]);

  if (isPlaced) return <Confirmation words={words} note={note} />;
  const { title, text } = panelOf(settlement, words);
  const { type } = settlement;
  return (
    <div className="shell pt-12 sm:pt-16">
      <h1 className="text-5xl sm:text-6xl">{title}</h1>
      {/* One live region for all states: each text is announced when it replaces the one before. */}
      <p role="status" className="mt-3 max-w-xl text-lg text-soft">
        {text}
      </p>
      {online && (
        <p className="mt-8 flex flex-wrap gap-3 print:hidden">
          {type === 'unreachable' && (
            <button
              type="button"
              className="button button-primary"
              onClick={() => watch.current?.askNow()}
            >
              {online.return.unreachable.retry}
            </button>
          )}
          {(type === 'open' || type === 'failed') && (
            <a href={online.paths.checkout} className="button button-primary">
              {online.return.toCheckout}
            </a>
          )}
          {(type === 'unknown' || type === 'elsewhere') && (
            <a href={paths.orders} className="button button-quiet">
              {online.return.toOrders}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** The stored orders. Rechecks payments that were not final when the page was last open. */
function StoredOrders({ words }: Props) {
  const [note, setNote] = useState(takeNote);

  useEffect(() => {
    void settleAll().then((id) => {
      if (id !== undefined) setNote({ id, repeated: false, cartChanged: false });
    });
  }, []);

  return <Confirmation words={words} note={note} />;
}

/** `/order/confirmation` in a shop with real payments: the page that the payment page returns to. */
export function PaymentReturn(props: Props) {
  const [session] = useState(() => new URLSearchParams(location.search).get('session'));
  return session === null ? (
    <StoredOrders {...props} />
  ) : (
    <ReturnWithSession {...props} session={session} />
  );
}
