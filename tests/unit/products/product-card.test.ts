import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { cardWords } from '~/features/products/card/card-words';
import { ProductCard } from '~/features/products/card/ProductCard';
import { item } from './summaries';

vi.mock('astro:content', () => ({ getEntry: () => Promise.resolve(undefined) }));

const words = await cardWords('en');
const markupOf = (name: string) =>
  renderToStaticMarkup(
    createElement(ProductCard, {
      item: item({ name, originalPrice: 1500 }),
      words,
      wished: false,
      compared: false,
    }),
  );
const labels = (name: string) =>
  [...markupOf(name).matchAll(/aria-label="(.*?)"/g)].map(([, label]) => label);

it('the labels of a card contain the name unchanged', () => {
  const name = 'A $` B';
  const labelled = [words.compareNamed, words.wishNamed, words.addNamed];
  expect(labels(name)).toEqual(labelled.map((label) => label.split('{{name}}').join(name)));
});

it('a card shows the saving with its currency symbol', () => {
  expect(markupOf('Fender Guitar')).toContain('HK$500');
});
