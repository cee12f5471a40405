// Constants that `astro.config.mjs` inserts.

/** Who takes card payments. */
declare const PAYMENT_PROVIDER: 'simulated' | 'stripe';
/** Whether the shop takes orders by bank transfer: `ORDERS_URL` was set for the build. */
declare const TAKES_ORDERS: boolean;
