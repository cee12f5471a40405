import { MAX_PRODUCT_ID } from '~/contracts/product-id';

/**
 * Maximum sizes of entries of the CMS and of `data/catalogue`. The help page lists these limits. Lengths
 * are in Unicode code points.
 */
export const contentLimits = {
  id: MAX_PRODUCT_ID,
  /** The capacity of Strapi's short text fields. */
  name: 255,
  description: 20_000,
  /** HK$. Stripe takes up to 999,999 in one payment. */
  price: 10_000_000,
  /** Badges of one product. */
  badges: 20,
  badge: 40,
  /** Pictures of one product beside its main one. */
  gallery: 20,
  /** Key features, contents of the box, and sections of a description, of one product. */
  listItems: 20,
  /** One rejected entry in `/build.json`, in bytes. */
  rejectedBytes: 2048,
} as const;
