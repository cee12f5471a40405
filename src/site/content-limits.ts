/**
 * How much an entry may hold, whether it comes from the CMS or from `data/catalogue`. The help page
 * lists these limits. Lengths are in Unicode code points.
 */
export const contentLimits = {
  id: 100,
  /** What Strapi's short text fields hold. */
  name: 255,
  description: 20_000,
  /** Badges of one product. */
  badges: 20,
  badge: 40,
  /** One rejected entry in `/build.json`, in bytes. */
  rejectedBytes: 2048,
} as const;
