import { describe, expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { kinds } from '~/features/products/sheet/kinds';
import { sheetCoverage, suggestedNowhere, TARGETS } from '../../../scripts/checks/sheet-coverage';

const sheet = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`a${index}`, true]));

describe('the coverage of sheets', () => {
  const few = { audio: [{ id: 'mixer', expected: ['a0', 'a13'] }, { id: 'rosin' }] };

  it('names the expected attributes that products lack', () => {
    const products = [
      { id: '1', category: 'audio', kind: 'mixer', attributes: sheet(14) },
      { id: '2', category: 'audio', kind: 'mixer', attributes: sheet(13) },
    ];
    expect(sheetCoverage(products, few).kinds[0]).toMatchObject({
      average: 13.5,
      missing: [{ attribute: 'a13', ids: ['2'] }],
    });
  });

  it('reports kinds below the target, but those of which there is less to say', () => {
    const products = [
      { id: '1', category: 'audio', kind: 'mixer', attributes: sheet(TARGETS.kind - 1) },
      { id: '2', category: 'audio', kind: 'rosin', attributes: sheet(1) },
    ];
    const { failures } = sheetCoverage(products, few);
    expect(failures.join()).toContain('audio/mixer: 7.0, target 8');
    expect(failures.join()).not.toContain('rosin');
  });
});

it('the sheets of the built-in catalogue reach the targets', async () => {
  const products = await readBuiltinCatalogue('data/catalogue');
  expect(sheetCoverage(products, kinds).failures).toEqual([]);
});

it('every product goes with another one, but a column speaker for amplifiers that are not sold', async () => {
  const products = await readBuiltinCatalogue('data/catalogue');
  expect(suggestedNowhere(products).map(({ id }) => id)).toEqual(['138']);
});
