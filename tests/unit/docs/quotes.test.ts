import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** The points of the requirements by number, `2.4`, without links. */
const points = new Map<string, string>(
  readFileSync('docs/requirements.md', 'utf8')
    .replace(/\]\([^)]*\)/g, '')
    .split(/^## (?=\d)/m)
    .slice(1)
    .flatMap((section) => {
      const number = parseInt(section);
      return section
        .split(/^(?=\d+\. )/m)
        .slice(1)
        .map((point) => [`${number}.${parseInt(point)}`, flat(point)] as const);
    }),
);

/** Quotations of the requirements in comments of tests. */
const quotes = globSync('tests/**/*.ts').flatMap((file) => {
  const comments = readFileSync(file, 'utf8').match(/(^\s*\/\/.*\n)+|\/\*\*[^]*?\*\//gm) ?? [];
  return comments
    .map((comment) => flat(comment.replace(/^\s*(\/\/|\*)/gm, '')))
    .flatMap((comment) => [...comment.matchAll(/§(\d+\.\d+): "(.+?)"\.?(?=; §| \*\/| ?$)/g)])
    .map(([, point = '', quote = '']) => ({ file, point, quote }));
});

it('tests quote the requirements that they hold', () => {
  expect(quotes.length).toBeGreaterThan(30);
  const wrong = quotes.filter(({ point, quote }) => !points.get(point)?.includes(quote));
  expect(wrong).toEqual([]);
});

// Filters, forms, money in the checkout, delivery times and toasts.
it.each('2.3 2.4 2.5 2.6 2.7 2.8 2.9 4.3 4.4 4.5 4.6 4.7 5.1 5.2 5.3 9.1 9.2 9.8 3.10'.split(' '))(
  'a test quotes requirements §%s',
  (point) => {
    expect(quotes.map((quote) => quote.point)).toContain(point);
  },
);
