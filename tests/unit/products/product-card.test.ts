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

it.each([
  ['A $$ B'],
  ['A $1 B'],
  ['A $` B'],
  ['A {{name}} B'],
  ['A $& B', 'A $&amp; B'],
  ["A $' B", 'A $&#x27; B'],
])('the labels of a card contain the name %s unchanged', (name, escaped = name) => {
  const [compare, wish, add] = labels(name);
  expect(wish).toBe(words.wishNamed.split('{{name}}').join(escaped));
  expect(compare).toBe(words.compareNamed.split('{{name}}').join(escaped));
  expect(add).toBe(words.addNamed.split('{{name}}').join(escaped));
});

it('a card shows the saving with its currency symbol', () => {
  expect(markupOf('Fender Guitar')).toContain('HK$500');
});
