import type { PaymentMethod } from '~/contracts/payment-methods';
import type { Gateway } from './gateway';
import { withEarlierPayment, orderGateway, stripeGateway } from './online-gateways';
import { simulatedGateway } from './simulated-gateway';

// Constants of the build, so that a shop's script contains its own gateways only.
const paysOnline = PAYMENT_PROVIDER === 'stripe';
const bank = TAKES_ORDERS ? orderGateway : simulatedGateway;

/** The gateway of each payment method in this shop. */
export const shopGateways: Record<PaymentMethod, Gateway> = {
  card: paysOnline ? withEarlierPayment(stripeGateway) : simulatedGateway,
  bank: paysOnline ? withEarlierPayment(bank) : bank,
};
