import type { ChangedLine, Order, Receipt } from '~/contracts/order';

/** What a gateway answers. */
export type Submission =
  /** The order is placed. */
  | { type: 'accepted'; receipt: Receipt }
  /** The shopper pays on the provider's page, which returns to the confirmation or to the checkout. */
  | { type: 'redirect'; url: string };

/** Why an order was not accepted. */
export type Refusal =
  /** Prices, stock or shipping differ from what the shopper saw. */
  | { reason: 'changed'; lines: readonly ChangedLine[]; total: number }
  /** The id was submitted before with other content. */
  | { reason: 'used' }
  /** The device has no connection. */
  | { reason: 'offline' }
  /** No answer in time. Nothing was charged. */
  | { reason: 'slow' }
  /** No answer to an order by bank transfer, however often it was asked for: the order may have arrived. */
  | { reason: 'unsure' }
  /** Server or provider cannot process it at present, or the answer makes no sense. */
  | { reason: 'unavailable' }
  /** The provider refuses the payment. */
  | { reason: 'declined' }
  /** The server does not accept a field. */
  | { reason: 'invalid' }
  /** The provider cannot take an order of this size. */
  | { reason: 'cardLimit' }
  /** Too many orders in a short time. */
  | { reason: 'limited' };

/** The rejection of a gateway that knows why. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** What a gateway needs to know besides the order. */
export interface GatewayContext {
  /** URL of the provider's payment pages. A gateway redirects to its origin only. */
  paymentAddress: string;
  /** Called when there is no answer, and the gateway asks again. */
  onUnsure?: () => void;
}

/**
 * Submits an order to the shop or to a payment provider. At most one tab calls this at a time for an id, and none after
 * an order with that id was accepted; after a redirect, a rejection or a reload it may be called again.
 *
 * - Accepted: the order is stored on the device, its line items leave the cart, the draft is deleted
 *   and the confirmation opens.
 * - Redirect: the order is stored as unpaid, cart and form stay as they are, and the browser leaves.
 * - Rejection, with {@link RefusedError} or any other error: cart and form stay as they are, and the
 *   shopper is told what to do.
 */
export type Gateway = (order: Order, context: GatewayContext) => Promise<Submission>;
