// Constants that `astro.config.mjs` inserts.

/** The provider of card payments. */
declare const PAYMENT_PROVIDER: 'simulated' | 'stripe';
/** `delivery` of `data/site.json`. */
declare const DELIVERY: import('~/features/delivery/arrival').DeliveryRules;
/** Whether the shop takes orders by bank transfer: `ORDERS_URL` was set for the build. */
declare const TAKES_ORDERS: boolean;
