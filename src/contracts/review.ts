/** The most stars of a review; the fewest are 1. */
export const MAX_STARS = 5;

/** The texts of a review in order. Reference and address mark it as bought here if an order has both. */
export const reviewFields = [
  { name: 'text', type: 'multiline', autoComplete: 'off', rows: 5, required: true, max: 3000 },
  { name: 'name', type: 'text', autoComplete: 'nickname', required: true, max: 100 },
  { name: 'reference', type: 'text', autoComplete: 'off', required: false, max: 40 },
  { name: 'email', type: 'email', autoComplete: 'email', required: false, max: 254 },
] as const;

/** `pending` until an editor decides. Only published reviews leave the CMS. */
export const reviewStates = ['pending', 'published', 'declined'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A review of a product, as the shopper sends it. */
export interface ReviewContent extends Record<(typeof reviewFields)[number]['name'], string> {
  /** Id of the product. */
  product: string;
  /** 1 to {@link MAX_STARS}, whole. */
  stars: number;
}
