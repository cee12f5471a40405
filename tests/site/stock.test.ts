import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { dictionaries } from '~/i18n/translate';
import { locales, pathPrefix } from '~/i18n/locales';
import { all, attribute, pageAt, testPages, textOf } from './site';

const products = await readBuiltinCatalogue('data/catalogue');

const prices = new Map(products.map(({ id, price }) => [id, String(price)]));

// Another price would be a change of price in the cart.
testPages('every button adds its product at its price', (page) =>
  page.elements
    .map((element) => [attribute(element, 'data-add'), attribute(element, 'data-price')])
    .filter(([id, price]) => id !== undefined && prices.get(id) !== price)
    .map(([id, price]) => `${id} at ${price}`),
);

it.each(locales)('in %s, delivery is promised on the pages of products in stock only', (locale) => {
  const { title: delivery } = dictionaries[locale].delivery.times;
  const promises = (id: string) => {
    const page = pageAt(`${pathPrefix(locale)}/product/${id}`);
    return page !== undefined && all(page, 'h2').some((heading) => textOf(heading) === delivery);
  };
  expect(products.filter(({ inStock }) => !inStock)).not.toEqual([]);
  for (const { id, inStock } of products) expect(promises(id), id).toBe(inStock);
});
