import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { dictionaries } from '~/i18n/translate';
import { locales, pathPrefix } from '~/i18n/locales';
import { all, attribute, pageAt, plainPath, testPages, textOf } from './site';

const products = await readBuiltinCatalogue('data/catalogue');

const prices = new Map(products.map(({ id, price }) => [id, String(price)]));

// Another price would be a change of price in the cart.
testPages('every button adds its product at its price, and a product in stock has one', (page) => {
  const added = page.elements
    .map((element) => [attribute(element, 'data-add'), attribute(element, 'data-price')])
    .filter(([id]) => id !== undefined);
  const own = products.find(({ id, inStock }) => inStock && plainPath(page) === `/product/${id}`);
  const isLacking = own && !added.some(([id]) => id === own.id);
  return added
    .filter(([id = '', price]) => prices.get(id) !== price)
    .map(([id, price]) => `${id} at ${price}`)
    .concat(isLacking ? ['no button of the product'] : []);
});

it.each(locales)('in %s, delivery is promised on the pages of products in stock only', (locale) => {
  const { title: delivery } = dictionaries[locale].delivery.times;
  const promises = (id: string) => {
    const page = pageAt(`${pathPrefix(locale)}/product/${id}`);
    return page !== undefined && all(page, 'h2').some((heading) => textOf(heading) === delivery);
  };
  expect(products.filter(({ inStock }) => !inStock)).not.toEqual([]);
  for (const { id, inStock } of products) expect(promises(id), id).toBe(inStock);
});
