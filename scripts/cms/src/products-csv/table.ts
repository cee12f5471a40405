import labels from '../labels/product.json';
import { keyOf, parsers, textOf, type Value, type Words } from './choices';

const NUMBERS = ['price', 'originalPrice', 'salePrice', 'stock'] as const;
const AFTER_NAMES = [
  'category',
  'kind',
  'price',
  'originalPrice',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'stock',
  'badges',
  'delivery',
] as const;
/** The columns that are compared. Names of existing products are for readers only. */
export const FIELDS = ['sku', ...AFTER_NAMES] as const;
/** The columns of the spreadsheet, in order. */
export const COLUMNS = ['id', 'sku', 'name', 'nameEn', ...AFTER_NAMES] as const;

export type Field = (typeof FIELDS)[number];
export type Product = { id: string; name: string; nameEn: string } & Record<Field, Value>;

export interface Line {
  /** The number of the row, as spreadsheets show it. */
  line: number;
  cells: readonly string[];
}

export interface Fault {
  line: number;
  /** The name of the product. */
  name?: string;
  field?: string;
  reason: Words;
  /** The content of the cell. */
  value?: string;
}

export interface Difference {
  line: number;
  /** Empty for a new product. */
  id: string;
  name: string;
  /** Only of a new product. */
  nameEn?: string;
  from: Partial<Record<Field, Value>>;
  to: Partial<Record<Field, Value>>;
  /** The values of an unpublished draft that `to` replaces and that differ from `from`. */
  draft?: Partial<Record<Field, Value>>;
  /** Sentences for the editor who reviews the change. */
  notes?: Words[];
}

/** A price that changes by more than this factor is rather a slip than a reduction. */
const FAR = 2;
/** So is a stock with a digit more or less, of more than a few pieces. */
const FAR_STOCK = 10;

/** Whether an editor should look again at the change of a field. */
export function isFarOff(field: Field, { from, to }: Pick<Difference, 'from' | 'to'>): boolean {
  const [before, after] = [from[field], to[field]];
  // Numbers of products seldom change. Spreadsheets make dates of some: `3-12` becomes `12-Mar`.
  if (field === 'sku') return Boolean(before);
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  if (field === 'stock') return most >= FAR_STOCK * Math.max(least, FAR_STOCK);
  return least > 0 && most / least > FAR;
}

/** The largest number that all supported databases can store. */
const MAX = 2_147_483_647;
const MAX_TEXT = 255;

/**
 * Whole numbers as spreadsheets format them: with thousands separators, and with cents of 0.
 * `12.900` is ambiguous, and refused.
 */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+)([.,]00?)?$/;
const CURRENCY = /^(HKD|HK\$|\$) ?/i;

const words = (zh: string, en: string): Words => ({ zh, en });

/** Normalizes a cell, without invisible differences. */
const plain = (cell: string): string => cell.normalize('NFKC').trim();

type Column = (typeof COLUMNS)[number];

const namesOf = (column: Column) =>
  column === 'id' ? [column] : [column, labels[column].zh, labels[column].en];

/** Returns the headers of a table: in Chinese, as in the form of a product. */
export const headersIn = (locale: keyof Words) =>
  COLUMNS.map((column) => (locale === 'zh' ? namesOf(column)[1] : column) ?? column);

const withoutSpacing = (header: string) =>
  plain(header)
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase();

/** Returns the column of a header, ignoring case and spacing. */
const columnOf = (header: string): string =>
  COLUMNS.find((column) => namesOf(column).map(withoutSpacing).includes(withoutSpacing(header))) ??
  plain(header);

type Row = Record<string, string>;

/** Returns the rows of a table by column, with their line numbers, and the faults in their cells. */
function rowsOf([header, ...others]: readonly Line[]): {
  rows: { line: number; row: Row }[];
  faults: Fault[];
} {
  const filled = others
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => plain(cell) !== ''));
  const all = header?.cells.map(columnOf) ?? [];
  // Spreadsheets write empty columns after the last one.
  const names = all.slice(0, all.findLastIndex(Boolean) + 1);
  const unknown = names.filter((name) => !COLUMNS.some((column) => column === name));
  if (!names.includes('id') || unknown.length > 0 || new Set(names).size < names.length) {
    const given = header?.cells.slice(0, names.length) ?? [];
    const reason = words(
      `第一行須為欄名，包括id，其他可以是：${headersIn('zh').slice(1).join('、')}。檔案的第一行是：${given.join('、')}`,
      `The first line must have the columns: id, and any of ${headersIn('en').slice(1).join(', ')}. It has: ${given.join(', ')}`,
    );
    return { rows: [], faults: [{ line: header?.line ?? 1, reason }] };
  }
  const countOf = (cells: readonly string[]) =>
    Math.max(Math.min(cells.length, names.length), cells.findLastIndex(Boolean) + 1);
  return {
    rows: filled.map(({ line, cells }) => ({
      line,
      row: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
    })),
    faults: filled
      .filter(({ cells }) => countOf(cells) !== names.length)
      .map(({ line, cells }) => ({
        line,
        reason: words(
          `有${countOf(cells)}格，欄名有${names.length}個`,
          `has ${countOf(cells)} cells, and there are ${names.length} columns`,
        ),
      })),
  };
}

/** How spreadsheets shorten long numbers, such as `4.95781E+12`. */
const SHORTENED = /^\d(\.\d+)?E[+-]\d+$/i;

/** Whether a cell is a stored text as spreadsheets write it if they read a number: `123` for `00123`. */
const isSameNumber = (cell: string, stored: string) =>
  /^\d+(\.\d+)?$/.test(stored) && String(Number(stored)) === cell;

const isNumber = (field: Field) => NUMBERS.some((each) => each === field);

/** Whether a cell has the words that a table has for a stored value. */
const isUnchanged = (field: Field, cell: string, value: Value, category: Value) =>
  (['zh', 'en'] as const).some(
    (locale) => plain(textOf(field, value, locale, category)) === plain(cell),
  );

/** Parses a cell that is not empty. */
function parseCell(
  field: Field,
  cell: string,
  before: Value,
  category: Value,
): { value: Value } | { reason: Words } {
  if (isNumber(field)) {
    const text = field === 'stock' ? plain(cell) : plain(cell).replace(CURRENCY, '');
    const number = Number(text.replace(/[.,]00?$/, '').replaceAll(',', ''));
    return WHOLE.test(text) && number <= MAX
      ? { value: number }
      : { reason: words('須為整數，例如12900', 'must be a whole number such as 12900') };
  }
  const parse = parsers[field];
  if (parse) return parse(cell, before, category);
  if (isSameNumber(plain(cell), plain(String(before ?? '')))) return { value: before };
  if (SHORTENED.test(plain(cell))) {
    const zh = '須為完整號碼：請在試算表把這欄設為文字格式，再填寫';
    return { reason: words(zh, 'must be in full: format the column as text, and enter it again') };
  }
  return cell.length <= MAX_TEXT
    ? { value: cell }
    : { reason: words(`最多${MAX_TEXT}個字`, `must have at most ${MAX_TEXT} characters`) };
}

/** The value of a cell that was emptied; a product keeps a price and a category. */
const emptyValue = (field: Field): Value | undefined => {
  if (['price', 'category'].includes(field)) return undefined;
  return field === 'badges' ? [] : null;
};

const EMPTY: Omit<Product, 'id' | 'name' | 'nameEn'> = {
  sku: null,
  category: null,
  kind: null,
  price: null,
  originalPrice: null,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  stock: null,
  badges: [],
  delivery: null,
};

/**
 * Compares a row with a product, or with an empty one. Calls back with each fault of a changed cell: a draft may be
 * unfinished, and then so is its row.
 */
function compareRow(
  row: Row,
  product: Pick<Product, Field>,
  fault: (field: string, reason: Words, value: string) => void,
) {
  const from: Partial<Record<Field, Value>> = {};
  const to: Partial<Record<Field, Value>> = {};
  for (const field of FIELDS) {
    // Written before what spreadsheets would read as a formula.
    const cell = row[field]?.replace(/^'(?=[=+\-@＝＋－＠])/, '');
    if (cell === undefined) continue;
    const before = product[field];
    // The words of a kind may be those of another in a changed category.
    const isSame = field !== 'kind' || !to.category;
    if (isSame && isUnchanged(field, cell, before, product.category)) continue;
    const parsed =
      plain(cell) === ''
        ? { value: emptyValue(field) }
        : parseCell(field, cell, before, to.category ?? product.category);
    if ('reason' in parsed) fault(field, parsed.reason, cell);
    else if (parsed.value === undefined) {
      fault(field, words('不可留空', 'must not be empty'), cell);
    } else if (keyOf(parsed.value) !== keyOf(before)) {
      from[field] = before;
      to[field] = parsed.value;
    }
  }
  return { from, to };
}

/** A name without the apostrophe that tables have before what spreadsheets would read as a formula. Drafts may lack one. */
const nameOf = (name?: string | null) => plain(name ?? '').replace(/^['\s]+/, '');

/** Whether a row has a name that no version of its product has. */
const hasOtherName = (row: Row, versions: readonly Product[]) =>
  (['name', 'nameEn'] as const).some((field) => {
    const given = nameOf(row[field]);
    return given !== '' && versions.every((version) => nameOf(version[field]) !== given);
  });

/**
 * Returns the differences between a table and the products, or all faults of the table. Rows without an id are new.
 * `otherNames` are the lines of products with another name, which stays as it is.
 */
export function compareTable(
  table: readonly Line[],
  products: readonly (Product & { draft?: Product })[],
): { differences: Difference[]; faults: Fault[]; otherNames: number[] } {
  const { rows, faults } = rowsOf(table);
  const byId = new Map(products.map((product) => [product.id, product]));
  const nameKey = (name = '', nameEn = '') => plain(`${name}\n${nameEn}`).toLowerCase();
  const named = new Map(products.map((each) => [nameKey(each.name, each.nameEn), each.id]));
  const lines = new Map<string, number>();
  const differences: Difference[] = [];
  const otherNames: number[] = [];
  for (const { line, row } of rows) {
    const id = plain(row['id'] ?? '');
    const isNew = id === '';
    const product = byId.get(id);
    const name = product?.name ?? row['name'];
    const fault = (field: string, reason: Words, value = '') =>
      faults.push({ line, ...(name && { name }), field, reason, ...(value && { value }) });
    if (!product && !isNew) {
      fault(
        'id',
        words('沒有這個產品；新產品請留空', 'is no product; leave it empty for a new one'),
        id,
      );
      continue;
    }
    const key = isNew ? nameKey(row['name'], row['nameEn']) : id;
    const earlier = lines.get(key);
    lines.set(key, line);
    if (earlier) {
      fault(
        isNew ? 'name' : 'id',
        words(`與第${earlier}行相同`, `is on line ${earlier}, too`),
        isNew ? name : id,
      );
    }
    if (isNew && !name) fault('name', words('新產品要有名稱', 'is required for a new product'));
    const other = isNew && named.get(key);
    if (other) {
      fault(
        'name',
        words(`已有這個產品，id是${other}`, `is a product already, with the id ${other}`),
        name,
      );
    }
    if (product && hasOtherName(row, [product, product.draft ?? product])) otherNames.push(line);
    const { from, to } = compareRow(row, product ?? EMPTY, fault);
    if (isNew || Object.keys(to).length > 0) {
      const nameEn = row['nameEn'] ?? '';
      differences.push({ line, id, name: name ?? '', ...(isNew && { nameEn }), from, to });
    }
  }
  return { differences, faults: faults.sort((a, b) => a.line - b.line), otherNames };
}
