import type { PaymentMethod } from '~/site/payment-methods';
import type { Gateway } from './gateway';
import type * as online from './online-gateways';
import { simulatedGateway } from './simulated-gateway';

/** A gateway whose module is loaded when an order is submitted: the form does not need it. */
const lazy = (choose: (gateways: typeof online) => Gateway): Gateway => ({
  submit: async (order, context) =>
    choose(await import('./online-gateways')).submit(order, context),
});

// Constants of the build, not imported ones, so that a shop's script contains its own gateways only.
const card =
  PAYMENT_PROVIDER === 'stripe'
    ? lazy(({ afterPayment, stripeGateway }) => afterPayment(stripeGateway))
    : simulatedGateway;
const bank = TAKES_ORDERS
  ? lazy(({ afterPayment, orderGateway }) =>
      PAYMENT_PROVIDER === 'stripe' ? afterPayment(orderGateway) : orderGateway,
    )
  : simulatedGateway;

const gateways: Record<PaymentMethod, Gateway> = { card, bank };

/** Where this shop submits orders, by payment method. */
export const shopGateway: Gateway = {
  submit: (order, context) => gateways[order.method].submit(order, context),
};
