/** The columns of the catalogue's grid, on the server and in the browser. */
export const gridColumns =
  'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 2xl:grid-cols-4';

/** How many cards are in view on a phone as the page opens: what they show is fetched first. */
export const EAGER = 2;
