import type { PaymentMethod } from '~/contracts/payment-methods';
import type { Gateway } from './gateway';
import { afterPayment, orderGateway, stripeGateway } from './online-gateways';
import { simulatedGateway } from './simulated-gateway';

// Constants of the build, so that a shop's script contains its own gateways only.
const paysOnline = PAYMENT_PROVIDER === 'stripe';
const bank = TAKES_ORDERS ? orderGateway : simulatedGateway;

/** The gateway of each payment method in this shop. */
export const shopGateways: Record<PaymentMethod, Gateway> = {
  card: paysOnline ? afterPayment(stripeGateway) : simulatedGateway,
  bank: paysOnline ? afterPayment(bank) : bank,
};
