import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import delivery from '../../../scripts/cms/src/labels/delivery.json';
import { textOf } from '../../../scripts/cms/src/products-csv/choices';
import { readCsv, writeCsv } from '../../../scripts/cms/src/products-csv/csv';
import { COLUMNS, compareTable } from '../../../scripts/cms/src/products-csv/table';

describe('CSV', () => {
  const years = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
  const time = fc.option(fc.date(years).map((date) => date.toISOString()));
  const product = fc.record({
    nameEn: fc.string(),
    sku: fc.option(fc.constantFrom('=1', '＝1', '-A 1', 'a"b', '１ ')),
    // Drafts may be unfinished, and have a kind of their former category.
    category: fc.option(fc.constant('guitars')),
    kind: fc.option(fc.constantFrom('electric', 'digital-piano', 'deleted')),
    price: fc.option(fc.nat()),
    originalPrice: fc.option(fc.nat()),
    salePrice: fc.option(fc.nat()),
    saleFrom: time,
    saleUntil: time,
    stock: fc.option(fc.nat()),
    badges: fc.subarray(['hot', 'new', 'unknown']),
    delivery: fc.option(fc.constantFrom(delivery.order, { zh: '-下週', en: 'Next week' })),
  });
  const read = (csv: string, products: Parameters<typeof compareTable>[1]) => {
    const result = readCsv(Buffer.from(csv));
    return 'faults' in result ? result : compareTable(result.lines, products);
  };
  const same = { differences: [], faults: [], otherNames: [] };

  it('that is written is read unchanged, whatever the names', () => {
    const hostile = [
      'Strat ',
      '\u00a0Strat',
      'Strat\u3000',
      'Strat\ufeff',
      '=1',
      'a\rb',
      '"',
      ';\t',
    ];
    const name = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(fc.tuple(product, name), { maxLength: 8 }), (entries) => {
        const products = entries.map(([each, name], index) => ({ ...each, name, id: `p${index}` }));
        for (const locale of ['zh', 'en'] as const) {
          const rows = products.map((each) =>
            COLUMNS.map((column) => textOf(column, each[column], locale, each.category)),
          );
          expect(read(writeCsv(rows, COLUMNS), products)).toEqual(same);
        }
      }),
    );
  });

  const strat = {
    ...{ id: '1', name: 'Strat', nameEn: 'Strat', sku: null, category: 'guitars', kind: null },
    ...{ price: 4000, originalPrice: null, salePrice: null, saleFrom: null, saleUntil: null },
    ...{ stock: null, badges: [], delivery: null },
  };

  it('is refused for an emptied cell, not for one that was empty', () => {
    const draft = { ...strat, id: '2', category: null, price: null, kind: 'digital-piano' };
    const csv = 'id,category,kind,price\n1,guitars,,4100\n2,,digital-piano,\n';
    const readBoth = (text: string) => read(text, [strat, draft]);
    expect(readBoth(csv)).toMatchObject({
      faults: [],
      differences: [{ id: '1', to: { price: 4100 } }],
    });
    expect(readBoth(csv.replace('4100', ''))).toMatchObject({
      faults: [{ line: 2, field: 'price' }],
    });
  });

  it('counts empty lines, so that faults are on the line of the spreadsheet', () => {
    expect(read('id,price\n\n\n1,x\n', [strat])).toMatchObject({ faults: [{ line: 4 }] });
  });

  it('reads a kind as one of the category in the same line', () => {
    const csv = 'id,category,kind\n1,鍵盤樂器,數碼鋼琴\n';
    const to = { category: 'keyboards', kind: 'digital-piano' };
    expect(read(csv, [strat])).toMatchObject({ faults: [], differences: [{ to }] });
  });

  it.each([
    'id;price;stock\n1;4,000;\n',
    'id\tprice\n1\t4,000\n',
    'sep=;\r\nid;price\r\n1;4000\r\n',
    'SEP=|\nid|price\n1|4000',
    'id,price\r1,4000\r\n\n',
    'id,price\n1,4000\r\n\r',
    '\ufeffid,price,,\r\n1,"4,000",,\r\n',
  ])('of other programs is read: %j', (csv) => {
    expect(read(csv, [strat])).toEqual(same);
    expect(read(csv.replace('4', '5'), [strat])).toMatchObject({
      differences: [{ to: { price: 5000 } }],
    });
  });
});
