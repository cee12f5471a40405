/** States that the shop's staff move an order through. */
export const orderStates = ['pending', 'paid', 'shipped', 'completed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** States in which an order is paid and its goods are no longer for sale. */
const PAID: readonly unknown[] = ['paid', 'shipped', 'completed'] satisfies OrderState[];
export const isPaid = (state: unknown): boolean => PAID.includes(state);

/** The state of the mail about a new order. `none`: the shop sends no mail, or the mail was refused. */
export const mailStates = ['sent', 'waiting', 'none'] as const;

export interface OrderStatus {
  state: OrderState;
  /** The carrier's page about the parcel, or its number. */
  tracking?: string;
  /** HK$ that the shop has refunded, or removed before the payment. */
  refunded?: number;
  /** Absent: not known. */
  mail?: (typeof mailStates)[number];
}

/** Maximum number of placed orders on a device, which are also one request for states. */
export const MAX_ORDERS = 10;

/** The body of `POST /api/order-states`: ids of orders, known only to the device and the shop. */
export interface StatesRequest {
  ids: readonly string[];
}

/** 200 of `POST /api/order-states`: statuses by id, without orders unknown to the shop. */
export type OrderStatuses = Readonly<Record<string, OrderStatus>>;
