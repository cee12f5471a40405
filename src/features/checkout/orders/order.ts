import type { PricedCart } from '~/features/cart/priced-cart';
import type { Totals } from '~/features/cart/totals';
import type { PaymentMethod } from '~/site/payment-methods';

/**
 * The fields of the checkout form in order, with their attributes for autofill (requirements §3, §5). `max` is in
 * code units; the order as a whole must fit into the metadata of a session of Stripe.
 */
export const customerFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true, max: 100 },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true, max: 100 },
  {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    max: 254,
  },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', required: true, max: 40 },
  // `street-address` is for controls with several lines only (HTML, "Autofill").
  {
    name: 'address',
    type: 'multiline',
    autoComplete: 'street-address',
    rows: 2,
    required: true,
    max: 500,
  },
  { name: 'city', type: 'text', autoComplete: 'address-level2', required: true, max: 100 },
  { name: 'postalCode', type: 'text', autoComplete: 'postal-code', required: false, max: 20 },
  // A destination. Last: sessions of Stripe have the details in this order.
  { name: 'area', type: 'choice', autoComplete: 'address-level1', required: true, max: 20 },
] as const;

export const instructionsField = {
  name: 'instructions',
  type: 'multiline',
  rows: 4,
  required: false,
  max: 1000,
} as const;

/** A field of a form with what its texts may be; `max` as above. */
export interface TextField {
  /** `email` and `tel` have a form of their own, `multiline` may have line breaks, `choice` is a destination. */
  type: 'text' | 'email' | 'tel' | 'multiline' | 'choice';
  required: boolean;
  max: number;
}

export type FormField = (typeof customerFields)[number] | typeof instructionsField;

export type CustomerField = (typeof customerFields)[number]['name'];
export type Customer = Record<CustomerField, string>;

/** The shopper's input, stored while the tab is open. */
export interface Draft extends Customer {
  instructions: string;
  /** A payment method; empty until one is chosen. */
  method: string;
}

/** Fields that an order needs only if it is delivered. */
export const isOfAddress = (field: string): boolean =>
  ['address', 'city', 'postalCode'].includes(field);

/** Details with a value for each field. */
export const customerOf = (valueOf: (field: CustomerField, index: number) => string): Customer =>
  Object.fromEntries(
    customerFields.map(({ name }, index) => [name, valueOf(name, index)]),
  ) as Customer;

export const emptyDraft: Draft = { ...customerOf(() => ''), instructions: '', method: '' };

export interface OrderLine {
  id: string;
  name: string;
  /** HK$, whole: at the time of the order. */
  price: number;
  quantity: number;
  /** HK$: price × quantity. */
  subtotal: number;
}

/** An order as submitted to the gateway. */
export interface Order {
  /** Created when the checkout opens; used once (docs/decisions/0023-orders-on-the-device.md). */
  id: string;
  customer: Customer;
  instructions: string;
  method: PaymentMethod;
  lines: readonly OrderLine[];
  totals: Totals;
}

/** The order of a cart, with the customer's details trimmed. */
export function orderOf(id: string, draft: Draft, method: PaymentMethod, cart: PricedCart): Order {
  return {
    id,
    customer: customerOf((field) => {
      const isNeeded = draft.area !== 'collect' || !isOfAddress(field);
      return isNeeded ? draft[field].trim() : '';
    }),
    instructions: draft.instructions.trim(),
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
