import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CatalogueIsland } from '~/features/catalogue/CatalogueIsland';
import { fixedFacets } from '~/features/facets/facets';
import { listWords } from '~/features/facets/list/list-words';
import { packPanel } from '~/features/facets/panel/prerendered-panel';
import { item } from '../products/summaries';

vi.mock('astro:content', () => ({ getEntry: () => Promise.resolve(undefined) }));
vi.mock('~/features/products/products', () => ({ getSoldKinds: () => Promise.resolve(new Set()) }));

const words = await listWords('en');

it.each([
  ['guitars', false],
  ['drums', true],
] as const)('the page of %s says that it has no products: %s', (section, isEmpty) => {
  const products = [item({ category: 'guitars' })];
  const markup = renderToStaticMarkup(
    createElement(CatalogueIsland, {
      words,
      productListUrl: '/data/en.json',
      root: '/en/instruments',
      section,
      number: 1,
      text: undefined,
      brand: 'Overtone',
      panel: packPanel(products, section, () => fixedFacets, {}),
    }),
  );
  expect(markup.includes(words.empty.title)).toBe(isEmpty);
});
