import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TotalsList } from '~/features/cart/TotalsList';
import cart from '~/i18n/dictionaries/en/cart.json';

/** The values of the list, in order. */
function shown(shipping: number, discount?: object) {
  const totals = { itemCount: 3, subtotal: 240, shipping, total: 240 + shipping, ...discount };
  const money = (amount: number) => `HK$${amount}`;
  const markup = renderToStaticMarkup(
    createElement(TotalsList, { totals, words: cart.summary, money }),
  );
  return [...markup.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, value]) => value);
}

it('the totals show the shipping fee', () => {
  expect(shown(60)).toEqual(['3', 'HK$240', 'HK$60', 'HK$300']);
});

it('the totals show the discount of a code', () => {
  const values = shown(0, { discount: 40, code: 'SPRING', total: 200 });
  expect(values).toEqual(['3', 'HK$240', '−HK$40', cart.summary.free, 'HK$200']);
});
