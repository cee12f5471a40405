import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductName } from '~/features/products/card/ProductName';

const unbroken = (name: string): string[] =>
  [
    ...renderToStaticMarkup(createElement(ProductName, { name })).matchAll(
      /<span class.*?>(.*?)<\/span>/g,
    ),
  ].map(([, part]) => part ?? '');

it.each([
  ['Casio Privia PX-S1100 88鍵數碼鋼琴', ['PX-S1100']],
  ['Yamaha Arius YDP-165 88-Key Console Digital Piano', ['YDP-165', '88-Key']],
  ['Beyerdynamic DT 990 PRO X 開放式監聽耳筒', []],
  ['Sony Blu-ray', ['Blu-ray']],
  ['Neumann KM 184 Small-Diaphragm Microphone', []],
])('the name %s does not wrap inside %j', (name, parts) => {
  expect(unbroken(name)).toEqual(parts);
});

it('markup does not change the text of a name', () => {
  const name = 'A-B "x" -c d- 1-2-3-4';
  expect(
    renderToStaticMarkup(createElement('p', {}, createElement(ProductName, { name }))).replace(
      /<.*?>/g,
      '',
    ),
  ).toBe('A-B &quot;x&quot; -c d- 1-2-3-4');
});
