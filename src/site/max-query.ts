/** Characters of a query. Servers refuse an address that is too long. */
export const MAX_QUERY = 100;
