import type { PaymentMethod } from '~/site/payment-methods';
import { RefusedError, type Gateway } from './gateway';
import type * as online from './online-gateways';
import { simulatedGateway } from './simulated-gateway';

/** A gateway that is loaded after the form, which does not need it. */
const lazy = (choose: (gateways: typeof online) => Gateway): Gateway => ({
  async submit(order, context) {
    const gateways = await import('./online-gateways').catch(() => {
      throw new RefusedError({ reason: navigator.onLine ? 'unavailable' : 'offline' });
    });
    return choose(gateways).submit(order, context);
  },
});

// Constants of the build, so that a shop's script contains its own gateways only.
const gateways: Record<PaymentMethod, Gateway> = {
  card:
    PAYMENT_PROVIDER === 'stripe'
      ? lazy(({ afterPayment, stripeGateway }) => afterPayment(stripeGateway))
      : simulatedGateway,
  bank: TAKES_ORDERS
    ? lazy(({ afterPayment, orderGateway }) =>
        PAYMENT_PROVIDER === 'stripe' ? afterPayment(orderGateway) : orderGateway,
      )
    : simulatedGateway,
};

/** Where this shop submits orders, by payment method. */
export const shopGateway: Gateway = {
  submit: (order, context) => gateways[order.method].submit(order, context),
};
