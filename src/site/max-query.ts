/** Maximum length of a query in characters. Servers refuse URLs that are too long. */
export const MAX_QUERY = 100;
