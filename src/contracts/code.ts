/** A discount code as the shop stores it: long enough that the codes of others cannot be guessed. */
export const CODE_PATTERN = '[A-Z0-9-]{4,40}';

/** The spelling of a code as stored, for one as typed. */
export const normalizedCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

export const codeKinds = ['percent', 'amount'] as const;

/** The terms of a valid code, by which browser and functions calculate its discount. */
export interface CodeTerms {
  code: string;
  kind: (typeof codeKinds)[number];
  /** Percent, or whole HK$. */
  value: number;
  /** HK$: the smallest subtotal; 0 without one. */
  minimum: number;
  /** Ids of the categories and products that it covers; all if both are empty. */
  categories: readonly string[];
  products: readonly string[];
}

/**
 * Reasons of the CMS (`scripts/cms/src/orders/code-rules.ts`):
 * - `unknown`: there is no such code, or it is not valid yet.
 * - `expired`: it is not valid any more.
 * - `exhausted`: it was used as often as it may be, or is held by orders that are being paid.
 *
 * Reasons of the order (`src/features/cart/totals.ts`):
 * - `minimum`: the subtotal is below its minimum.
 * - `goods`: it covers no product of the order.
 */
export const codeProblems = ['unknown', 'expired', 'exhausted', 'minimum', 'goods'] as const;
export type CodeProblem = (typeof codeProblems)[number];

/** The body of `POST /api/code`. `id` is that of the next order, whose own hold does not count. */
export interface CodeRequest {
  code: string;
  id?: string | undefined;
}
