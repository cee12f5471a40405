// Constants that `astro.config.mjs` inserts.

/** Time of this build in ms, the same for all pages. */
declare const BUILD_TIME: number;
/** Ids of the attributes of `data/attributes.json` that are filters. */
declare const FILTER_ATTRIBUTES: readonly string[];
/** The provider of card payments. */
declare const PAYMENT_PROVIDER: 'simulated' | 'stripe';
/** `delivery` of `data/site.json`. */
declare const DELIVERY: import('~/features/delivery/arrival').DeliveryRules;
/** Whether the shop takes orders by bank transfer: `ORDERS_URL` was set for the build. */
declare const TAKES_ORDERS: boolean;
