import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { kinds } from '~/features/products/sheet/kinds';
import { sheetCoverage, suggestedNowhere } from '../../../scripts/checks/sheet-coverage';

const products = await readBuiltinCatalogue('data/catalogue');

it('the sheets of the built-in catalogue reach the targets', () => {
  expect(sheetCoverage(products, kinds).failures).toEqual([]);
});

it('every product goes with another one, but a column speaker for amplifiers that are not sold', () => {
  expect(suggestedNowhere(products).map(({ id }) => id)).toEqual(['138']);
});
