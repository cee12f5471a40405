import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { dictionaries } from '~/i18n/translate';
import { locales, pathPrefix } from '~/i18n/locales';
import { all, pageAt, textOf } from './site';

const products = await readBuiltinCatalogue('data/catalogue');

it.each(locales)('in %s, delivery is promised on the pages of products in stock only', (locale) => {
  const { title: delivery } = dictionaries[locale].delivery.times;
  const promises = (id: string) => {
    const page = pageAt(`${pathPrefix(locale)}/product/${id}`);
    return page !== undefined && all(page, 'h2').some((heading) => textOf(heading) === delivery);
  };
  expect(products.filter(({ inStock }) => !inStock)).not.toEqual([]);
  for (const { id, inStock } of products) expect(promises(id), id).toBe(inStock);
});
