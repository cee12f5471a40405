/** `card` redirects to the provider, `bank` shows the account (requirements §2, both readings). */
export const paymentMethods = ['card', 'bank'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.some((method) => method === value);
