import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { island } from '~/boot/island';
import type { ChangedLine, Order } from '~/contracts/order';
import * as cartStore from '~/features/cart/cart-store';
import { $terms, forgetCode } from '~/features/cart/code-store';
import type { PricedCart } from '~/features/cart/priced-cart';
import type { Shipping } from '~/features/cart/totals';
import { usePricedCart } from '~/features/cart/use-priced-cart';
import { agreed } from '~/features/delivery/district-of-address';
import { shippingTo } from '~/features/delivery/destination-terms';
import { ListState } from '~/features/products/product-list/ListState';
import { SavedOrEmpty } from '~/features/products/product-list/SavedOrEmpty';
import * as toasts from '~/features/toasts/toast-store';
import { fill } from '~/i18n/fill';
import { PageHeading } from '~/ui/PageHeading';
import { EmptyState } from '~/ui/EmptyState';
import { usePageRestored } from '~/ui/use-page-restored';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { ChangedOrder, type Conflict } from './ChangedOrder';
import { CheckoutForm } from './CheckoutForm';
import { findEarlierPayment } from './earlier-payments';
import { FocusedAlert } from './FocusedAlert';
import { RefusedError, type Refusal } from '../payment/gateway';
import { forgetDraft, loadDraft, orderOf, saveDraft, type Draft } from '../draft';
import { closeOrderId, openOrderId, wasSent } from '~/features/orders/order-id';
import { orderChanges } from './order-changes';
import { isUsed } from '../payment/online-gateways';
import * as orders from '~/features/orders/orders-store';
import { leaveNote, type PlacementNote } from '../placement-note';
import { placeOrder, type Placement } from '../payment/place-order';
import { ReturnNotice } from './ReturnNotice';
import { shopGateways } from '../payment/shop-gateway';
import { useOrderId } from './use-order-id';
import type { CheckoutWords } from '../checkout-words';
import { money } from '../money';

interface Props {
  words: CheckoutWords;
  shipping: Shipping;
}

// Loaded after the form, and shown here only if the device cannot store orders.
const loadConfirmation = () =>
  import('../confirmation/Confirmation').then((module) => ({ default: module.Confirmation }));
const Confirmation = lazy(loadConfirmation);

/** ms. If the browser has not left for the payment page by then, the navigation has failed. */
const LEAVING = 20_000;

function Checkout({ words, shipping }: Props) {
  // Prices and stock from the shop that are newer than the page's product list.
  const [corrections, setCorrections] = useState<readonly ChangedLine[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  // The reason why the order's code was removed.
  const [lostCode, setLostCode] = useState<string>();
  // A bank transfer order without a response: `asking` while retrying, `unsure` after giving up, `arrived` if the shop
  // may have it and the order that the shopper submits now needs another id.
  const [unanswered, setUnanswered] = useState<'asking' | 'unsure' | 'arrived'>();
  const [draft, setDraft] = useState(loadDraft);
  const shippingNow = shippingTo(draft.area, shipping);
  const result = usePricedCart(words.productListUrl, shippingNow, corrections);
  // The submitted cart: changes in another tab do not affect an order in progress.
  const [processed, setProcessed] = useState<PricedCart>();
  // Set only if the order could not be stored: its own page could not show it.
  const [shownHere, setShownHere] = useState<PlacementNote>();
  // State is not updated before the second click of a double click is handled.
  const busy = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [orderId, reopenOrderId] = useOrderId(processed !== undefined);
  const container = useRestoredFocus<HTMLDivElement>();
  const { texts, paths, locale, online, provider, address, seller } = words;

  const release = useCallback(() => {
    clearTimeout(leaving.current);
    busy.current = false;
    setUnanswered(undefined);
    setProcessed(undefined);
  }, []);

  const confirm = useCallback(
    (note: PlacementNote) => {
      if (orders.isStored(note.id)) {
        leaveNote(note);
        // Back must not lead to the form of a placed order.
        location.replace(paths.confirmation);
      } else setShownHere(note);
    },
    [paths.confirmation],
  );

  useEffect(() => {
    loadConfirmation().catch(() => undefined);
  }, []);

  // A code that has ended is refused with the order.
  useEffect(() => {
    if (!TAKES_ORDERS || !$terms.get()) return;
    import('~/features/cart/apply-code').then((code) => code.renewCode()).catch(() => undefined);
  }, []);

  useEffect(() => void findEarlierPayment(confirm, reopenOrderId), [confirm, reopenOrderId]);

  // Back leads here from the payment page, or from a page on which the draft was continued.
  usePageRestored(() => {
    setDraft(loadDraft());
    release();
    void findEarlierPayment(confirm, reopenOrderId);
  });

  const change = (entered: Draft, field?: keyof Draft) => {
    const changed = agreed(entered, field, Object.values(words.districts));
    setDraft(changed);
    saveDraft(changed);
    return changed;
  };

  const refuse = (cart: PricedCart, refusal: Refusal | undefined) => {
    release();
    if (refusal?.reason === 'changed') {
      const { lines, total } = refusal;
      const changes = orderChanges(cart, lines);
      for (const change of changes) {
        if (change.type === 'stock') cartStore.setQuantity(change.id, change.left);
      }
      setCorrections([...corrections, ...lines]);
      setConflict({ changes, total });
      return;
    }
    if (refusal?.reason === 'code') {
      const { code = '', minimum = 0 } = $terms.get() ?? {};
      const texts: Partial<Record<string, string>> = online?.code.problems ?? {};
      forgetCode();
      setLostCode(fill(texts[refusal.problem] ?? '', { code, minimum: money(minimum) }));
      return;
    }
    if (refusal?.reason === 'unsure' || refusal?.reason === 'arrived') {
      setUnanswered(refusal.reason);
      return;
    }
    const text = refusal && online?.refused[refusal.reason];
    toasts.show({
      title: texts.failed.title,
      description: text ? fill(text, { provider }) : texts.failed.text,
      variant: 'destructive',
    });
  };

  const place = async (
    cart: PricedCart,
    method: Order['method'],
    entered: Draft,
  ): Promise<Placement> => {
    const placeAs = (id: string) =>
      placeOrder(orderOf(id, entered, method, cart, locale), shopGateways[method], {
        paymentAddress: address,
        onUnsure: () => {
          setUnanswered('asking');
        },
      });
    try {
      return await placeAs(orderId);
    } catch (error) {
      if (!isUsed(error)) throw error;
      // The order has changed since it was submitted with this id, and was not paid.
      closeOrderId(orderId);
      if (!wasSent(orderId)) return placeAs(openOrderId());
      // A second order is placed only if the shopper submits it as one.
      reopenOrderId();
      throw new RefusedError({ reason: 'arrived' });
    }
  };

  const submit = async (cart: PricedCart, method: Order['method'], entered: Draft) => {
    if (busy.current) return;
    busy.current = true;
    setProcessed(cart);
    setConflict(undefined);
    setLostCode(undefined);
    setUnanswered(undefined);
    try {
      const placement = await place(cart, method, entered);
      if (placement.type === 'redirect') {
        location.assign(placement.url);
        leaving.current = setTimeout(release, LEAVING);
        return;
      }
      const { order, repeated } = placement;
      closeOrderId(order.id);
      forgetDraft();
      const cartChanged = !repeated && cartStore.removeOrdered(order.lines);
      confirm({ id: order.id, repeated, cartChanged });
    } catch (error) {
      refuse(cart, error instanceof RefusedError ? error.refusal : undefined);
    }
  };

  const unconfirmed = unanswered && unanswered !== 'asking' && online && (
    <FocusedAlert title={online[unanswered].title}>
      <p className="mt-1">{fill(online[unanswered].text, seller)}</p>
    </FocusedAlert>
  );

  const withoutCode = (cart: PricedCart) =>
    lostCode !== undefined &&
    online && (
      <FocusedAlert title={online.code.title}>
        <p className="mt-1">
          {fill(online.code.text, { problem: lostCode, total: money(cart.totals.total) })}
        </p>
      </FocusedAlert>
    );

  const changed = (cart: PricedCart | undefined) =>
    conflict &&
    online && (
      <ChangedOrder
        conflict={conflict}
        texts={online.changed}
        ordered={new Set(cart?.lines.map(({ item }) => item.id))}
        total={cart?.totals.total ?? 0}
        onRemove={cartStore.remove}
      />
    );

  const content = () => {
    const cart = processed ?? (result.state === 'ready' ? result.cart : undefined);
    if (cart && (processed || cart.lines.length > 0)) {
      return (
        <CheckoutForm
          cart={cart}
          words={words}
          processing={processed !== undefined}
          status={unanswered === 'asking' ? online?.unsure.asking : undefined}
          notice={unconfirmed || withoutCode(cart) || changed(cart)}
          draft={draft}
          onChange={change}
          onSubmit={(method, entered) => void submit(cart, method, entered)}
        />
      );
    }
    if (result.state === 'loading' || result.state === 'failed') {
      return <ListState {...result} words={words.list} />;
    }
    const [{ title, text }, action] = cart
      ? [texts.unavailable, { text: texts.back, href: paths.cart }]
      : [texts.empty, { text: texts.empty.browse, href: paths.instruments }];
    const empty = (
      <EmptyState
        title={title}
        text={text}
        action={action}
        more={{ text: words.allOrders, href: paths.orders }}
      />
    );
    if (result.state === 'unknown') return <SavedOrEmpty words={words.list} empty={empty} />;
    return (
      <>
        {changed(undefined)}
        {empty}
      </>
    );
  };

  if (shownHere) {
    return (
      <Suspense>
        <Confirmation words={words} note={shownHere} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <div ref={container} tabIndex={-1} className="shell outline-none noscript:hidden">
        {PAYMENT_PROVIDER === 'stripe' && <ReturnNotice words={words} />}
        {content()}
      </div>
    </>
  );
}

/** The form with the order summary (requirements §2 "Checkout", §4). An accepted order leads to its own page. */
export const CheckoutPage = island(Checkout);
