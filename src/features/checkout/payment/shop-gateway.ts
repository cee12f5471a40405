import type { PaymentMethod } from '~/site/payment-methods';
import { RefusedError, type Gateway } from './gateway';
import type * as online from './online-gateways';
import { simulatedGateway } from './simulated-gateway';

function unloaded(): never {
  throw new RefusedError({ reason: navigator.onLine ? 'unavailable' : 'offline' });
}

/** A gateway whose module the form does not need, and is loaded after it. */
const lazy = (choose: (gateways: typeof online) => Gateway): Gateway => ({
  async submit(order, context) {
    const gateways = await import('./online-gateways').catch(unloaded);
    return choose(gateways).submit(order, context);
  },
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
