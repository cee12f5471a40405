import { expect, it } from 'vitest';
import { doubleNotes } from '../../../scripts/cms/src/products-csv/notes';
import {
  COLUMNS,
  compareTable,
  headersIn,
  isFarOff,
} from '../../../scripts/cms/src/products-csv/table';

const guitar = {
  id: '1',
  name: '電結他',
  nameEn: 'Electric Guitar',
  sku: 'A-1',
  category: 'guitars',
  kind: 'electric',
  price: 4000,
  originalPrice: 5000,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  stock: 3,
  badges: ['hot', 'own'],
  delivery: { zh: '下週', en: 'Next week' },
};
const strings = {
  id: '2',
  name: '=弦線, "一套"',
  nameEn: 'Strings',
  sku: '00123',
  category: 'accessories',
  kind: null,
  price: 80,
  originalPrice: null,
  salePrice: null,
  saleFrom: '2030-12-01T02:00:00.000Z',
  saleUntil: null,
  stock: null,
  badges: [],
  delivery: null,
};
const products = [guitar, strings];

/** Splits cells without quotes; parsing CSV is tested with the real CMS. */
const compare = (text: string, known: Parameters<typeof compareTable>[1] = products) =>
  compareTable(
    text.split('\n').map((line, index) => ({ line: index + 1, cells: line.split(',') })),
    known,
  );
const faultsOf = (text: string) =>
  compare(text).faults.map(({ line, field, reason, value }) =>
    [line, field, reason.en, ...(value ? [`(${value})`] : [])].join(' '),
  );

it('differs in the columns that it has, and an empty cell removes a number', () => {
  expect(compare('id,price,originalPrice,stock\n2,90,100,5\n\n1,4500,,\n')).toEqual({
    faults: [],
    otherNames: [],
    differences: [
      {
        line: 2,
        id: '2',
        name: strings.name,
        from: { price: 80, originalPrice: null, stock: null },
        to: { price: 90, originalPrice: 100, stock: 5 },
      },
      {
        line: 4,
        id: '1',
        name: guitar.name,
        from: { price: 4000, originalPrice: 5000, stock: 3 },
        to: { price: 4500, originalPrice: null, stock: null },
      },
    ],
  });
  expect(compare('stock,id\n4,1').differences).toMatchObject([{ to: { stock: 4 } }]);
});

it.each([
  ['', '1  The first line must have the columns'],
  ['price\n1', '1  The first line must have the columns'],
  ['id,price,price\n1,2,3', '1  The first line must have the columns'],
  ['id,price\n3,90', '2 id is no product; leave it empty for a new one (3)'],
  ['id,price\n__proto__,90', '2 id is no product; leave it empty for a new one (__proto__)'],
  ['id,price\n1,90\n2,90\n1,95', '4 id is on line 2, too'],
  ['id,price\n\n\n1,', '4 price must not be empty'],
  ['id,price\n1,9.5', '2 price must be a whole number'],
  ['id,price\n1,-9', '2 price must be a whole number'],
  ['id,price\n1,HK$9x', '2 price must be a whole number such as 12900 (HK$9x)'],
  ['id,price\n1,12.900', '2 price must be a whole number'],
  ['id,price\n1,9.05', '2 price must be a whole number'],
  ['id,stock\n1,HK$9', '2 stock must be a whole number'],
  ['id,price\n1', '2  has 1 cells, and there are 2 columns'],
  [
    'id,cost\n1,2',
    '1  The first line must have the columns: id, and any of sku, name, nameEn, category, kind, price, originalPrice, salePrice, saleFrom, saleUntil, stock, badges, delivery. It has: id, cost',
  ],
  ['售價（港元）\n7480', 'It has: 售價（港元）'],
  ['id,price\n1,1e3', '2 price must be a whole number'],
  ['id,saleFrom\n1,2030-02-31 10:00', '2 saleFrom must be a time in Hong Kong'],
  ['id,saleUntil\n1,2020-12-01 10:00', '2 saleUntil must not be in the past'],
  ['id,saleFrom\n1,2030-12-01 24:00', '2 saleFrom must be a time in Hong Kong'],
  ['id,saleFrom\n1,10:00', '2 saleFrom must be a time in Hong Kong'],
  ['id,sku\n1,4.95781E+12', '2 sku must be in full: format the column as text'],
  ['id,price\n1,99999999999', '2 price must be a whole number'],
  ['id,price\n1,90,95', '2  has 3 cells, and there are 2 columns'],
  ['id,category\n1,', '2 category must not be empty'],
  ['id,category\n1,Flutes', '2 category must be one of Guitars, '],
  ['id,kind\n1,Cymbals', '2 kind must be one of Electric guitars, '],
  ['id,badges\n1,熱賣、最好', '2 badges must be one of Hot item (HOT), '],
  ['id,delivery\n1,Tomorrow', '2 delivery must be one of '],
  ['id,name,price\n,,5', '2 name is required for a new product'],
  [
    'id,name,nameEn\n,電結他,electric guitar',
    '2 name is a product already, with the id 1 (電結他)',
  ],
  ['id,name\n,新\n,新', '3 name is on line 2, too (新)'],
])('is refused with line and reason: %j', (text, fault) => {
  const [first = ''] = faultsOf(text);
  expect(first).toContain(fault);
});

it.each([
  'ID,Price,Original Price,STOCK\n1,4000,5000,3',
  ' id ,price\u00a0,ｏｒｉｇｉｎａｌＰｒｉｃｅ,stock,,\n1\u3000,４０００,5000,３,,',
  'id,price,originalPrice,stock\n1,4000.00,5000.0,3.00\n,,,',
  'id,price,originalPrice,stock\n1,HK$4000,HKD 5000,3',
  'id,price,originalPrice,stock\n1,$4000,ＨＫ＄5000,3',
  'id,name,nameEn,price\n1,電結他\ufeff,Ｅlectric Guitar,4000\n2,,,80',
  'id,price,originalPrice\n1,ＨＫ＄４０００．００,HK$5000.00',
  'id,sku,category,kind,badges,delivery\n1,Ａ-1,結他,電結他,own、熱賣,下週',
  'id,sku,saleFrom\n2,123,12/1/2030 10:00',
  'id,sku,category,kind,badges,delivery\n1,A-1,guitars,ELECTRIC GUITARS,熱賣（HOT）|own,next week',
])('reads what can mean one thing only: %j', (text) => {
  expect(compare(text)).toEqual({ differences: [], faults: [], otherNames: [] });
});

it('keeps names, and says which lines have others than the product, published or as a draft', () => {
  const text = 'id,name,nameEn,price\n1,新電結他,,4100\n2,,Steel strings,80';
  const { differences, faults, otherNames } = compare(text);
  expect(faults).toEqual([]);
  expect(differences).toMatchObject([{ name: '電結他', to: { price: 4100 } }]);
  expect(otherNames).toEqual([2, 3]);
  const drafts = [{ ...guitar, draft: { ...guitar, name: '新電結他' } }, strings];
  expect(compare(text, drafts).otherNames).toEqual([3]);
});

it.each([
  ['2030-12-01 9:30', '2030年12月1日', '2030-12-01T01:30:00.000Z', '2030-12-01T15:59:00.000Z'],
  ['1/12/2030', '1/12/2030 18:30:00', '2030-11-30T16:00:00.000Z', '2030-12-01T10:30:00.000Z'],
  ['20301201', '20301201 1830', '2030-11-30T16:00:00.000Z', '2030-12-01T10:30:00.000Z'],
])(
  'reads times of Hong Kong, and includes days alone: %s to %s',
  (from, until, saleFrom, saleUntil) => {
    const { differences, faults } = compare(`id,saleFrom,saleUntil\n1,${from},${until}`);
    expect(faults).toEqual([]);
    expect(differences).toMatchObject([{ to: { saleFrom, saleUntil } }]);
  },
);

it('says all that is wrong', () => {
  expect(faultsOf('id,price,stock\n1,x,y\n9,1,1')).toEqual([
    '2 price must be a whole number such as 12900 (x)',
    '2 stock must be a whole number such as 12900 (y)',
    '3 id is no product; leave it empty for a new one (9)',
  ]);
});

it('names the product in each mistake, and shows the row as spreadsheets do', () => {
  expect(compare('id,price\n1,x').faults).toMatchObject([{ line: 2, name: '電結他', value: 'x' }]);
});

it('has words for choices, and creates products without an id', () => {
  const { differences, faults } = compare(
    'id,name,nameEn,category,kind,price,badges,delivery\n' +
      '2,,,,,,,\n,新結他,New Guitar,Guitars,木結他,HK$900,NEW;HOT,預訂，到貨後送出',
  );
  expect(faults.map(({ field }) => field)).toEqual(['category', 'price']);
  expect(differences).toEqual([
    {
      line: 3,
      id: '',
      name: '新結他',
      nameEn: 'New Guitar',
      from: { category: null, kind: null, price: null, badges: [], delivery: null },
      to: {
        category: 'guitars',
        kind: 'acoustic',
        price: 900,
        badges: ['new', 'hot'],
        delivery: { zh: '預訂，到貨後送出', en: 'Pre-order, dispatched when it arrives' },
      },
    },
  ]);
});

it.each([
  ['price', 32_800, 74, true],
  ['price', 74, 32_800, true],
  ['price', 1000, 500, false],
  ['price', 1000, 499, true],
  ['price', null, 900, false],
  ['originalPrice', 900, null, false],
  ['stock', 1, 40, false],
  ['stock', 12, 120, true],
  ['stock', 120, 12, true],
  ['stock', 9, 0, false],
  ['sku', '3-12', '12-Mar', true],
  ['sku', null, 'A-2', false],
] as const)('a change of %s from %s to %s is far off: %s', (field, from, to, isFar) => {
  expect(isFarOff(field, { from: { [field]: from }, to: { [field]: to } })).toBe(isFar);
});

it('reads the headers of its own tables in both languages', () => {
  expect(headersIn('zh')).toEqual(expect.arrayContaining(['id', '中文名稱', '售價（港元）']));
  for (const headers of [headersIn('zh'), headersIn('en'), [...COLUMNS]]) {
    const table = [{ line: 1, cells: headers }];
    expect(compareTable(table, []).faults).toEqual([]);
  }
});

it('notes which product has a number or a name, as they will be, and also unpublished', () => {
  const products = [{ ...guitar, draft: { ...guitar, sku: 'A-2' } }, strings];
  const of = (to: object, id = '2', name = '', line = 9) => ({ line, id, name, from: {}, to });
  const notes = (...rows: ReturnType<typeof of>[]) =>
    rows.map(doubleNotes(rows, products)).map((each) => each.map(({ en }) => en));
  const same = 'It has the SKU of “電結他”.';
  expect(notes(of({ sku: 'a-1' }))).toEqual([[same]]);
  expect(notes(of({ sku: 'A-2' }))).toEqual([[same]]);
  expect(notes(of({ sku: 'A-1' }), of({ sku: 'A-3' }, '1'))).toEqual([[], []]);
  const added = [of({ sku: 'N-1' }, '', '甲', 8), of({ sku: 'N-1' }, '', '乙')];
  expect(notes(...added)).toEqual([['It has the SKU of “乙”.'], ['It has the SKU of “甲”.']]);
  expect(notes(of({ price: 1 }))).toEqual([[]]);
  expect(notes(of({}, '', '電結他'))).toEqual([['It has the name of “電結他”.']]);
});
