import { all, attribute, testPages } from './site';

// Astro checks and renders the React components that it sees, and numbers both. Those that are not islands are rendered by
// ui/Static.astro (docs/decisions/0010-hydration.md).
testPages('Astro renders the React components of islands only', (page) => {
  const islands = all(page, 'astro-island');
  return islands
    .map((island) => attribute(island, 'prefix') ?? '')
    .filter((prefix) => !/^r\d+$/.test(prefix) || Number(prefix.slice(1)) >= 2 * islands.length)
    .map((prefix) => `${prefix} of ${islands.length} islands`);
});
