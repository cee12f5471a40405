/** The columns of the catalogue's grid, on the server and in the browser. */
export const gridColumns =
  'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 2xl:grid-cols-4';
