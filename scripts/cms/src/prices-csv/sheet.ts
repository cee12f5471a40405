/** Prices and stock of products as a spreadsheet. */
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
}

/** The largest number that every database takes. */
const MAX = 2_147_483_647;

/** Spreadsheets show whole numbers with or without separators. */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+)$/;

const words = (zh: string, en: string): Words => ({ zh, en });

const NO_NUMBER = words('要是整數', 'must be a whole number');

/** The rows of a sheet, by column, each with its line, and what is wrong with their cells. */
function rowsOf([header, ...others]: readonly Line[]): {
  rows: { line: number; row: Record<string, string> }[];
  faults: Fault[];
} {
  const names = header?.cells ?? [];
  const unknown = names.filter((name) => !COLUMNS.some((column) => column === name));
  if (!names.includes('id') || unknown.length > 0 || new Set(names).size < names.length) {
    const columns = COLUMNS.slice(1);
    const reason = words(
      `第一行要是欄名，包括id，其他可以是：${columns.join('、')}`,
      `The first line must have the columns: id, and any of ${columns.join(', ')}`,
    );
    return { rows: [], faults: [{ line: 1, reason }] };
  }
  const filled = others.filter(({ cells }) => cells.some(Boolean));
  return {
    rows: filled.map(({ line, cells }) => ({
      line,
      row: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
    })),
    faults: filled
      .filter(({ cells }) => cells.length !== names.length)
      .map(({ line, cells }) => ({
        line,
        reason: words(
          `有${cells.length}格，欄名有${names.length}個`,
          `has ${cells.length} cells, and there are ${names.length} columns`,
        ),
      })),
  };
}

/** What a cell says: undefined if its column is absent. An empty one of `originalPrice` or `stock` takes the number away. */
function numberIn(row: Record<string, string>, field: Field): number | null | undefined | Words {
  const cell = row[field];
  if (cell === undefined) return undefined;
  if (cell === '' && field !== 'price') return null;
  const number = Number(cell.replaceAll(',', ''));
  return WHOLE.test(cell) && number <= MAX ? number : NO_NUMBER;
}

/** How a sheet differs from the products, or all that is wrong with it. */
export function compareSheet(
  sheet: readonly Line[],
  products: readonly Product[],
): { differences: Difference[]; faults: Fault[] } {
  const { rows, faults } = rowsOf(sheet);
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = new Map<string, number>();
  const differences: Difference[] = [];
  for (const { line, row } of rows) {
    const { id = '', name } = row;
    const product = byId.get(id);
    const earlier = lines.get(id);
    lines.set(id, line);
    const fault = (field: string, reason: Words) => faults.push({ line, field, reason });
    if (!product) {
      fault('id', words(`沒有產品「${id}」`, `there is no product “${id}”`));
      continue;
    }
    if (earlier) fault('id', words(`與第${earlier}行相同`, `is on line ${earlier}, too`));
    if (name && ![product.name, `'${product.name}`].includes(name)) {
      fault('name', words(`這個id的產品是「${product.name}」`, `this id is of “${product.name}”`));
    }
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
