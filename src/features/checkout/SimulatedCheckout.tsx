import { CheckoutPage, type CheckoutPageProps } from './CheckoutPage';
import { simulatedGateway } from './simulated-gateway';

/**
 * The checkout page without a payment provider. Astro serialises an island's props, so a gateway,
 * which has methods, cannot come from `checkout.astro`; each gateway has an island like this one.
 */
export const SimulatedCheckout = (props: Omit<CheckoutPageProps, 'gateway'>) => (
  <CheckoutPage {...props} gateway={simulatedGateway} />
);
