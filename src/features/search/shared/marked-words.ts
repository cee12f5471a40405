const MARK = '~';

/**
 * The index's word for a brand or series that the shop does not have. No query contains the mark, so
 * entries indexed under it are alternatives, never matches.
 */
export const nearWord = (word: string): string => word + MARK;
export const isNearWord = (word: string): boolean => word.endsWith(MARK);

/** The index's word for products that serve a purpose. No query contains it. */
export const purposeWord = (number: number): string => nearWord(`#${number}`);
