/** The text of each module of the shop, by its path from the root of the repository. */
export const sourceFiles = import.meta.glob<string>('/src/**/*.{ts,tsx,astro,js}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
