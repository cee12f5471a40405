/** Who takes card payments: nobody, which the checkout only simulates, or Stripe. */
export const paymentProviders = ['simulated', 'stripe'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The payment settings of one build. `PAYMENT_PROVIDER` and `PAYMENT_ADDRESS` override `data/site.json`,
 * for example to simulate payments in deploy previews of a shop that sells.
 */
export const withPaymentEnv = <T extends { provider: string; address: string }>(
  settings: T,
  { PAYMENT_PROVIDER, PAYMENT_ADDRESS }: Variables,
) => ({
  ...settings,
  provider: PAYMENT_PROVIDER || settings.provider,
  address: PAYMENT_ADDRESS || settings.address,
});
