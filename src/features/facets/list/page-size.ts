/** Columns of the product grid, the same in the pre-rendered page and in the island. */
export const gridColumns = 'grid-cols-2 max-3xs:grid-cols-1 md:grid-cols-3 2xl:grid-cols-4';

/**
 * Cards on a pre-rendered page, and per step when more are added: full rows of 2, 3 and 4, and HTML
 * that arrives in the first round trip of a connection.
 */
export const PAGE_SIZE = 24;

/** Cards in the first viewport of a phone; their pictures are loaded eagerly. */
export const EAGER_CARDS = 2;
