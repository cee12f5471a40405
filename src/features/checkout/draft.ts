import { customerFields, customerOf, hasField, type Customer } from '~/contracts/customer';
import type { Locale } from '~/contracts/languages';
import type { Order } from '~/contracts/order';
import type { PaymentMethod } from '~/contracts/payment-methods';
import { normalized } from '~/contracts/text-fields';
import { forgetCode } from '~/features/cart/code-store';
import type { PricedCart } from '~/features/cart/priced-cart';
import { tabStorage } from '~/lib/storage';
import { keepTexts, readTexts } from '~/lib/stored-texts';

/** The shopper's input, stored while the tab is open. */
export interface Draft extends Customer {
  instructions: string;
  /** A payment method; empty until one is chosen. */
  method: string;
}

export const emptyDraft: Draft = { ...customerOf(() => ''), instructions: '', method: '' };

const KEY = 'overtone:checkout-draft';

export const loadDraft = (): Draft => readTexts(KEY, emptyDraft);
export const saveDraft = (draft: Draft): void => keepTexts(KEY, draft);

/** Forgets what was entered for an order, with its discount code. */
export function forgetDraft(): void {
  tabStorage.remove(KEY);
  forgetCode();
}

/** Returns the order of a cart, with normalized texts. */
export function orderOf(
  id: string,
  draft: Draft,
  method: PaymentMethod,
  cart: PricedCart,
  locale: Locale,
): Order {
  return {
    id,
    locale,
    customer: customerOf((field) =>
      hasField(field, draft.area) ? normalized(draft[field], customerFields[field].type) : '',
    ),
    instructions: normalized(draft.instructions, 'multiline'),
    method,
    lines: cart.lines.map(({ item: { id, name, price }, quantity, subtotal }) => ({
      id,
      name,
      price,
      quantity,
      subtotal,
    })),
    totals: cart.totals,
  };
}
