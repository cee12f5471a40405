import type { Locale } from '~/i18n/locales';
import type { Customer } from './orders/order';

// What browser and functions send each other as JSON (docs/orders.md). Amounts are in whole HK$.

/** Whether a text is the id of an order. */
export const isOrderId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Whether a text is the id of a session of Stripe, which becomes part of a path. */
export const isSessionId = (text: string): boolean => /^cs_[A-Za-z0-9_]{1,250}$/.test(text);

/** The body of `POST /api/checkout` and `POST /api/order`: an order as the shopper saw it. */
export interface CheckoutRequest {
  /** 32 hexadecimal digits, created on the device. An id is used for one content only. */
  id: string;
  locale: Locale;
  /** `card` for `/api/checkout`, `bank` for `/api/order`. */
  method: string;
  customer: Customer;
  instructions: string;
  lines: readonly { id: string; quantity: number; price: number }[];
  total: number;
}

/** A line item that cannot be ordered as the shopper saw it. */
export interface ChangedLine {
  id: string;
  /** The current price; absent if the shop no longer sells the product. */
  price?: number;
  /** False: sold out or no longer sold. */
  available: boolean;
  /** How many are left, if that is counted and fewer than were ordered. */
  stock?: number;
}

/** 200 of `POST /api/checkout`. */
export interface CheckoutStarted {
  /** The payment page of the provider. */
  url: string;
}

/** 201 of `POST /api/order`, also when the order exists already. */
export interface OrderAccepted {
  reference: string;
  /** Unix time in ms. */
  placedAt: number;
}

/**
 * - `paid`: the payment has succeeded.
 * - `pending`: the shopper has paid by a method that takes days to confirm.
 * - `open`: the shopper has not paid yet, and still can.
 * - `failed`: the payment did not happen: given up, or refused.
 */
export type PaymentState = 'paid' | 'pending' | 'open' | 'failed';

/** 200 of `GET /api/checkout?session=…`. */
export interface CheckoutState extends OrderAccepted {
  /** Of the order. */
  id: string;
  state: PaymentState;
  total: number;
}

/** What the shop's staff have made of an order. */
export const orderStates = ['pending', 'paid', 'shipped', 'completed', 'cancelled'] as const;

/** What became of the mail about a new order. `none`: the shop sends none, or it was refused. */
export const mailStates = ['sent', 'waiting', 'none'] as const;

export interface OrderStatus {
  state: (typeof orderStates)[number];
  /** The carrier's page about the parcel, or its number. */
  tracking?: string;
  /** Absent: not known. */
  mail?: (typeof mailStates)[number];
}

/** The number of orders that can be asked about at a time. */
export const MAX_ASKED = 10;

/** The body of `POST /api/order-states`: ids of orders, which nobody but their device and the shop knows. */
export interface StatesRequest {
  ids: readonly string[];
}

/** 200 of `POST /api/order-states`, by id; without the orders that the shop does not have. */
export type OrderStatuses = Readonly<Record<string, OrderStatus>>;

/** The body of every other answer. */
export type CheckoutError =
  /** 409: prices or stock differ from what the shopper saw. `total` is that of what can be ordered. */
  | { error: 'changed'; lines: readonly ChangedLine[]; total: number }
  /** 409: the id was submitted before, with other content. Submit it again under a new id. */
  | { error: 'used'; message: string }
  /** 400; `message` names the field. */
  | { error: 'invalid'; message: string }
  /** 503: the CMS did not answer in time. The order may be written: send it again to find out. */
  | { error: 'unsure' }
  /** 400: the request looks like that of a program that fills in forms. */
  | { error: 'automatic' }
  /** 402: the provider refuses the payment. */
  | { error: 'declined' }
  /** 503: provider, price list or CMS cannot be reached, or are not configured. */
  | { error: 'unavailable' }
  /** 403, 404, 405, 413, 415, 429. */
  | { error: 'cross-site' | 'unknown' | 'method' | 'too-large' | 'content-type' | 'too-many' };
