import type { PaymentMethod } from '~/site/payment-methods';
import type { Gateway } from './gateway';
import { afterPayment, orderGateway, stripeGateway } from './online-gateways';
import { simulatedGateway } from './simulated-gateway';

// Constants of the build, not imported ones, so that a shop's script contains its own gateways only.
const card = PAYMENT_PROVIDER === 'stripe' ? afterPayment(stripeGateway) : simulatedGateway;
const orders = TAKES_ORDERS ? orderGateway : simulatedGateway;
const bank = PAYMENT_PROVIDER === 'stripe' ? afterPayment(orders) : orders;

const gateways: Record<PaymentMethod, Gateway> = { card, bank };

/** Where this shop submits orders, by payment method. */
export const shopGateway: Gateway = {
  submit: (order, context) => gateways[order.method].submit(order, context),
};
