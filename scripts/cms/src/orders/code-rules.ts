import type { CodeProblem, CodeTerms } from '~/contracts/code';

/** One use of a code, kept for an order that is being paid. */
export interface Hold {
  /** The id of the order. */
  order: string;
  /** When the payment page closes, in ms. */
  until: number;
}

/** An order that is to use a code. */
export interface Buyer {
  /** The id of the order. */
  id?: string | undefined;
  /** The code that counts the order as a use, if the order is written already. */
  codeCounted?: string | null | undefined;
}

interface Related {
  documentId: string;
}

/** A code in the database. */
export interface Code extends Pick<CodeTerms, 'code' | 'kind' | 'value'> {
  minimum?: number | null;
  categories?: readonly Related[];
  products?: readonly Related[];
  startsAt?: string | null;
  endsAt?: string | null;
  /** How often it may be used in all; empty: without a limit. */
  times?: number | null;
  used?: number | null;
  holds?: readonly Hold[] | null;
}

/** ms. Stripe closes a page 30 min to 24 h after it was opened. */
const HOLD = 60 * 60_000;
/** ms. A hold that ends sooner is renewed: Stripe opens no page for less than half an hour. */
const MIN_HOLD = 31 * 60_000;
/** ms. A payment in the last minute is reported later. */
const REPORT = 10 * 60_000;

const isHeld = ({ until }: Hold, now: number) => until + REPORT > now;

/** The holds that have not ended, without that of an order. */
export const otherHolds = ({ holds }: Code, order: string | undefined, now: number) =>
  holds?.filter((hold) => hold.order !== order && isHeld(hold, now)) ?? [];

/** Whether a use of a code is left for an order. Neither its own hold nor its own counted use is in its way. */
export const isLeft = (code: Code, { id, codeCounted }: Buyer, now: number) =>
  !code.times ||
  codeCounted === code.code ||
  (code.used ?? 0) + otherHolds(code, id, now).length < code.times;

const idsOf = (related: readonly Related[] = []) => [
  ...new Set(related.map(({ documentId }) => documentId)),
];

/** Returns the ids of the categories and products that a code covers: all if both are empty. */
export const coverOf = ({ categories, products }: Code) => ({
  categories: idsOf(categories),
  products: idsOf(products),
});

/** Returns the terms of a code, or why an order cannot use it. A code that is not valid yet is not announced. */
export function termsOf(
  found: Code | undefined,
  order: Buyer,
  now: number,
): CodeTerms | { problem: CodeProblem } {
  if (!found || (found.startsAt && Date.parse(found.startsAt) > now)) return { problem: 'unknown' };
  if (found.endsAt && Date.parse(found.endsAt) <= now) return { problem: 'expired' };
  if (!isLeft(found, order, now)) return { problem: 'exhausted' };
  const { code, kind, value, minimum } = found;
  return {
    code,
    kind,
    value,
    minimum: minimum ?? 0,
    ...coverOf(found),
  };
}

/**
 * Returns the holds of a code with one for an order, or why there is none. An order keeps its hold, so that repeated
 * requests get the same time, unless too little of it is left for a payment page. A counted order needs none.
 */
export function withHold(
  code: Code,
  order: Buyer & { id: string },
  now: number,
): { holds: readonly Hold[]; until: number | null } | { problem: CodeProblem } {
  if (!code.times) return { holds: [], until: null };
  if (!isLeft(code, order, now)) return { problem: 'exhausted' };
  const { id, codeCounted } = order;
  const others = otherHolds(code, id, now);
  if (codeCounted === code.code) return { holds: others, until: null };
  const own = code.holds?.find((hold) => hold.order === id && hold.until >= now + MIN_HOLD);
  const hold = own ?? { order: id, until: now + HOLD };
  return { holds: [...others, hold], until: hold.until };
}
