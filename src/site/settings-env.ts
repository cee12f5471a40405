/** The providers of card payments: none, which the checkout only simulates, or Stripe. */
export const paymentProviders = ['simulated', 'stripe'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * The settings of one build. `DEMO`, `PAYMENT_PROVIDER` and `PAYMENT_ADDRESS` override `data/site.json`, for
 * example to simulate payments in deploy previews of a shop that sells. The schema rejects other values.
 */
export const withEnv = <
  T extends { demo: boolean; payment: { provider: string; address: string } },
>(
  settings: T,
  { DEMO, PAYMENT_PROVIDER, PAYMENT_ADDRESS }: Variables,
) => ({
  ...settings,
  demo: DEMO ? (BOOLEANS[DEMO] ?? DEMO) : settings.demo,
  payment: {
    ...settings.payment,
    provider: PAYMENT_PROVIDER || settings.payment.provider,
    address: PAYMENT_ADDRESS || settings.payment.address,
  },
});
