import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { kinds } from '~/features/products/sheet/kinds';
import { sheetCoverage } from '../../../scripts/checks/sheet-coverage';

const products = await readBuiltinCatalogue('data/catalogue');

it('the sheets of the built-in catalogue reach the targets', () => {
  expect(sheetCoverage(products, kinds).failures).toEqual([]);
});
