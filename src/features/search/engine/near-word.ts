const MARK = '~';

/**
 * The index's word for a brand or series that the shop does not have. No query contains the mark, so
 * what is indexed under it is near a query, and never matches it.
 */
export const nearWord = (word: string): string => word + MARK;
export const isNearWord = (word: string): boolean => word.endsWith(MARK);
