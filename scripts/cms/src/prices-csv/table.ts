/** Prices and stock of products as a spreadsheet. Names are for readers only, and not compared. */
const FIELDS = ['price', 'originalPrice', 'stock'] as const;
export const COLUMNS = ['id', 'name', ...FIELDS] as const;

export type Field = (typeof FIELDS)[number];
export type Product = { id: string; name: string } & Record<Field, number | null>;

export interface Line {
  line: number;
  cells: readonly string[];
}

interface Words {
  zh: string;
  en: string;
}

export interface Fault {
  line: number;
  field?: string;
  reason: Words;
}

export interface Difference {
  line: number;
  id: string;
  name: string;
  from: Partial<Record<Field, number | null>>;
  to: Partial<Record<Field, number | null>>;
  /** The values of an unpublished draft that `to` replaces and that differ from `from`. */
  draft?: Partial<Record<Field, number | null>>;
}

/** The largest number that all supported databases can store. */
const MAX = 2_147_483_647;

/**
 * Whole numbers as spreadsheets format them: with thousands separators, and with cents of 0.
 * `12.900` is ambiguous, and refused.
 */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+)([.,]00?)?$/;
const CURRENCY = /^(HKD|HK\$|\$) ?/i;

const words = (zh: string, en: string): Words => ({ zh, en });

/** Normalizes a cell, without invisible differences. */
const plain = (cell: string): string => cell.normalize('NFKC').trim();

/** Returns the column of a header, ignoring case and spacing. */
const columnOf = (header: string): string => {
  const name = plain(header)
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase();
  return COLUMNS.find((column) => column.toLowerCase() === name) ?? plain(header);
};

/** Returns the rows of a table by column, with their line numbers, and the faults in their cells. */
function rowsOf([header, ...others]: readonly Line[]): {
  rows: { line: number; row: Record<string, string> }[];
  faults: Fault[];
} {
  const filled = others
    .map(({ line, cells }) => ({ line, cells: cells.map(plain) }))
    .filter(({ cells }) => cells.some(Boolean));
  const all = header?.cells.map(columnOf) ?? [];
  // Spreadsheets write empty columns after the last one.
  const names = all.slice(0, all.findLastIndex(Boolean) + 1);
  const unknown = names.filter((name) => !COLUMNS.some((column) => column === name));
  if (!names.includes('id') || unknown.length > 0 || new Set(names).size < names.length) {
    const columns = COLUMNS.slice(1);
    const reason = words(
      `第一行要是欄名，包括id，其他可以是：${columns.join('、')}。檔案的第一行是：${names.join('、')}`,
      `The first line must have the columns: id, and any of ${columns.join(', ')}. It has: ${names.join(', ')}`,
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

/** Parses a cell: undefined if its column is absent. An empty cell of `originalPrice` or `stock` removes the number. */
function numberIn(row: Record<string, string>, field: Field): number | null | undefined | Words {
  const cell = row[field];
  if (cell === undefined) return undefined;
  if (cell === '' && field !== 'price') return null;
  const text = field === 'stock' ? cell : cell.replace(CURRENCY, '');
  const number = Number(text.replace(/[.,]00?$/, '').replaceAll(',', ''));
  if (WHOLE.test(text) && number <= MAX) return number;
  return words(
    `要是整數，例如12900；現為「${cell}」`,
    `must be a whole number such as 12900, and is “${cell}”`,
  );
}

/** Returns the differences between a table and the products, or all faults of the table. */
export function compareTable(
  table: readonly Line[],
  products: readonly Product[],
): { differences: Difference[]; faults: Fault[] } {
  const { rows, faults } = rowsOf(table);
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = new Map<string, number>();
  const differences: Difference[] = [];
  for (const { line, row } of rows) {
    const { id = '' } = row;
    const product = byId.get(id);
    const earlier = lines.get(id);
    lines.set(id, line);
    const fault = (field: string, reason: Words) => faults.push({ line, field, reason });
    if (!product) {
      fault('id', words(`沒有產品「${id}」`, `there is no product “${id}”`));
      continue;
    }
    if (earlier) fault('id', words(`與第${earlier}行相同`, `is on line ${earlier}, too`));
    const difference: Difference = { line, id, name: product.name, from: {}, to: {} };
    for (const field of FIELDS) {
      const number = numberIn(row, field);
      if (typeof number === 'object' && number !== null) fault(field, number);
      else if (number !== undefined && number !== product[field]) {
        difference.from[field] = product[field];
        difference.to[field] = number;
      }
    }
    if (Object.keys(difference.to).length > 0) differences.push(difference);
  }
  return { differences, faults: faults.sort((a, b) => a.line - b.line) };
}
