import type { Order } from './order';

/** Confirms that a gateway has accepted an order. */
export interface Receipt {
  /** Identifies the order to shopper and shop. */
  reference: string;
  /** Unix time in ms. */
  placedAt: number;
}

/** Submits orders to the shop or to a payment provider. */
export interface Gateway {
  /**
   * Submits an order. At most one tab calls this at a time for an id, and none after it has resolved for
   * that id; after a rejection or a reload it may be called again.
   *
   * Resolves when the order is accepted: it is then stored on the device, its line items leave the cart,
   * the draft is deleted and the confirmation opens. Rejects, with any error, when the order is not accepted: cart and form stay
   * as they are, and the shopper is told to try again. A gateway that redirects to a provider leaves
   * the promise pending.
   */
  submit: (order: Order) => Promise<Receipt>;
}
