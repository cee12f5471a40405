/** `card` redirects to the provider, `bank` shows the account (requirements §2, both readings). */
export const paymentMethods = ['card', 'bank'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Whether an order is paid after it was placed: the desk confirms the payment. */
export const isPaidLater = (method: PaymentMethod): boolean => method !== 'card';
const isPaidAtOnce = (method: PaymentMethod): boolean => !isPaidLater(method);

/** The methods in display order: bank transfer first where FPS makes it quick. */
export const offeredMethods = (
  methods: readonly PaymentMethod[],
  hasFps: boolean,
): readonly PaymentMethod[] =>
  hasFps ? [...methods.filter(isPaidLater), ...methods.filter(isPaidAtOnce)] : methods;

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.some((method) => method === value);
