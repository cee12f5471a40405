import type { PaymentMethod } from '~/site/payment-methods';
import type { Gateway } from './gateway';
import { afterPayment, orderGateway, stripeGateway } from './online-gateways';
import { simulatedGateway } from './simulated-gateway';

// Constants of the build, so that a shop's script contains its own gateways only.
const bank = TAKES_ORDERS ? orderGateway : simulatedGateway;
const gateways: Record<PaymentMethod, Gateway> =
  PAYMENT_PROVIDER === 'stripe'
    ? { card: afterPayment(stripeGateway), bank: afterPayment(bank) }
    : { card: simulatedGateway, bank };

/** Where this shop submits orders, by payment method. */
export const shopGateway: Gateway = {
  submit: (order, context) => gateways[order.method].submit(order, context),
};
