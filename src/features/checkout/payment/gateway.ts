import type { ChangedLine, Order, Receipt } from '~/contracts/order';

/** The result of submitting an order to a gateway. */
export type GatewayResult =
  /** The order is placed. */
  | { type: 'accepted'; receipt: Receipt }
  /** The shopper pays on the provider's page, which returns to the confirmation or the checkout. */
  | { type: 'redirect'; url: string };

/** The reason why an order was not accepted. */
export type Refusal =
  /** Prices, stock or shipping differ from those shown to the shopper. */
  | { reason: 'changed'; lines: readonly ChangedLine[]; total: number }
  /** The discount code cannot be used, or no longer. */
  | { reason: 'code'; problem: string }
  /** The id belongs to another order, or is used up. */
  | { reason: 'used' }
  /** The device has no connection. */
  | { reason: 'offline' }
  /** No response in time. Nothing was charged. */
  | { reason: 'slow' }
  /** No response to a bank transfer order after all retries: the order may have arrived. */
  | { reason: 'unsure' }
  /** The id is used, and the shop may have an earlier order with it by bank transfer, which was not answered. */
  | { reason: 'arrived' }
  /** Server or provider is currently unavailable, or the response is not valid. */
  | { reason: 'unavailable' }
  /** The provider refuses the payment. */
  | { reason: 'declined' }
  /** The server does not accept a field. */
  | { reason: 'invalid' }
  /** The provider cannot take an order of this size. */
  | { reason: 'cardLimit' }
  /** Too many orders in a short time. */
  | { reason: 'limited' };

/** A gateway's rejection with a known reason. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Context of a gateway besides the order. */
export interface GatewayContext {
  /** URL of the provider's payment pages. A gateway redirects to its origin only. */
  paymentAddress: string;
  /** Called when there is no response and the gateway retries. */
  onUnsure: () => void;
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
export type Gateway = (order: Order, context: GatewayContext) => Promise<GatewayResult>;
