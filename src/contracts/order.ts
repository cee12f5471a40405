import type { OrderState, OrderStatus } from './order-states';
import type { CodeProblem } from './code';
import type { Customer } from './customer';
import type { Locale } from './languages';
import { emailField } from './text-fields';
import type { PaymentMethod } from './payment-methods';

// Messages about orders between browser, functions and CMS (docs/orders.md). Amounts are in whole HK$.

/** Maximum quantity of one product in an order. */
export const MAX_QUANTITY = 99;

/** Maximum number of line items on a payment page of Stripe. */
export const MAX_LINES = 100;

/** The totals that Stripe accepts in one payment: at least HK$4, at most 99,999,999 cents. */
export const cardTotals = { min: 4, max: 999_999 } as const;

/** Whether an order with this total can be paid by card; a bank transfer has no limits. */
export const isCardTotal = (total: number): boolean =>
  total >= cardTotals.min && total <= cardTotals.max;

export interface LineItem {
  id: string;
  name: string;
  /** At the time of the order. */
  price: number;
  quantity: number;
  /** price × quantity */
  subtotal: number;
}

/** The breakdown of an order's total, settled when the order is submitted and never calculated again. */
export interface Totals {
  itemCount: number;
  subtotal: number;
  /** By a code; absent without one. */
  discount?: number | undefined;
  code?: string | undefined;
  /** 0: free. */
  shipping: number;
  /** Subtotal and shipping, less the discount. */
  total: number;
}

/** An order, with names of line items in the language of the shopper. */
export interface Order {
  /** A random id, created when the checkout opens; used for one content only (docs/decisions/0023-orders-on-the-device.md). */
  id: string;
  locale: Locale;
  customer: Customer;
  instructions: string;
  method: PaymentMethod;
  lines: readonly LineItem[];
  totals: Totals;
}

/** The body of `POST /api/checkout` (`card`) and `POST /api/order` (`bank`): an order as the shopper saw it. */
export interface CheckoutRequest extends Pick<
  Order,
  'id' | 'locale' | 'method' | 'customer' | 'instructions'
> {
  lines: readonly Pick<LineItem, 'id' | 'quantity' | 'price'>[];
  /** A discount code. */
  code?: string | undefined;
  total: number;
}

/** The products and the total of an order. */
type Content = Pick<CheckoutRequest, 'lines' | 'total'>;

/** Whether two orders are for the same products, at the same prices and total. An id is used for one content only. */
export const isSameContent = (one: Content, other: Content): boolean => {
  const [first, second] = [one, other].map(({ lines, total }) =>
    JSON.stringify([lines.map(({ id, quantity, price }) => [id, quantity, price]), total]),
  );
  return first === second;
};

/** ms. Stripe repeats the payment page of an id for at least a day. */
const ID_LIFETIME = 23 * 60 * 60 * 1000;

/** Whether the id of an order is used up: the same cart, submitted later or after it was cancelled, is another order. */
export const isSpent = (
  { state, placedAt }: { state: OrderState; placedAt: number },
  now: number,
): boolean => state === 'cancelled' || now - placedAt > ID_LIFETIME;

/** A line item that cannot be ordered as the shopper saw it. */
export interface ChangedLine {
  id: string;
  /** The current price; absent if the shop no longer sells the product. */
  price?: number;
  /** False: sold out or no longer sold. */
  available: boolean;
  /** The remaining stock, if it is counted and less than ordered. */
  stock?: number;
}

/** 200 of `POST /api/checkout`. */
export interface CheckoutStarted {
  /** The payment page of the provider. */
  url: string;
}

/** Confirms that an order is accepted. 201 of `POST /api/order`, also when the order exists already. */
export interface Receipt {
  /** Identifies the order to shopper and shop. */
  reference: string;
  /** Unix time in ms. */
  placedAt: number;
}

/**
 * - `paid`: the payment has succeeded.
 * - `pending`: the shopper has paid by a method that takes days to confirm.
 * - `open`: the shopper has not paid yet, and still can.
 * - `failed`: the payment was abandoned or refused.
 */
export const paymentStates = ['paid', 'pending', 'open', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Payment states that functions report to the CMS, in ascending order: events of a provider arrive in any order. */
export const reportedPayments = ['pending', 'failed', 'paid'] as const;
export type ReportedPayment = (typeof reportedPayments)[number];

/** 200 of `GET /api/checkout?session=…`. */
export interface CheckoutState extends Receipt {
  /** The id of the order. */
  id: string;
  state: PaymentState;
  total: number;
}

/** The fields by which an order is found: its reference, and the e-mail address of its customer. */
export const lookupFields = [
  {
    name: 'reference',
    type: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    placeholder: 'OT-20261122-7KQ4MN',
    required: true,
    /** Longer than any reference. */
    max: 40,
  },
  emailField,
] as const;

/** The body of `POST /api/order-lookup`: an order placed on another device. */
export type LookupRequest = Record<(typeof lookupFields)[number]['name'], string>;

/** 200 of `POST /api/order-lookup`: an order without its id and its customer. */
export interface FoundOrder
  extends Receipt, Pick<Order, 'locale' | 'method' | 'lines' | 'totals'>, OrderStatus {
  /** The destination; empty for orders placed before the form had this field. */
  area: string;
}

/** The body of all other responses. */
export type CheckoutError =
  /** 409: prices or stock differ from those shown to the shopper. `total` covers the available items. */
  | { error: 'changed'; lines: readonly ChangedLine[]; total: number }
  /**
   * 409: the id was submitted before, with other content, or its payment page has expired or could not be opened.
   * Submit the order again under a new id.
   */
  | { error: 'used'; message: string }
  /** 400; `message` names the field. */
  | { error: 'invalid'; message: string }
  /** 400: the total or the number of lines exceeds the limits of a card payment; `message` names the limits. */
  | { error: 'card-limit'; message: string }
  /** 503: the CMS did not answer in time. The order may be written: send it again to find out. */
  | { error: 'unsure' }
  /** 409: the discount code cannot be used for this order. */
  | { error: 'code'; problem: CodeProblem }
  /** 400: the request looks automated. */
  | { error: 'automatic' }
  /** 402: the provider refuses the payment. */
  | { error: 'declined' }
  /** 503: the provider, the product list or the CMS is unreachable or not configured. */
  | { error: 'unavailable' }
  /** 403, 404, 405, 413, 415, 429. */
  | { error: 'cross-site' | 'unknown' | 'method' | 'too-large' | 'content-type' | 'too-many' };
