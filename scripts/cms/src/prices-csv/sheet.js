// @ts-check

/**
 * Prices and stock of products as a spreadsheet.
 *
 * @typedef {'price' | 'originalPrice' | 'stock'} Field
 * @typedef {{ id: string, name: string } & Record<Field, number | null>} Product
 * @typedef {{ line: number, cells: readonly string[] }} Line
 * @typedef {{ line: number, field?: string, reason: { zh: string, en: string } }} Fault
 * @typedef {{ line: number, id: string, name: string,
 *   from: Partial<Record<Field, number | null>>, to: Partial<Record<Field, number | null>> }} Difference
 */

/** @type {readonly Field[]} */
const FIELDS = ['price', 'originalPrice', 'stock'];
const COLUMNS = ['id', 'name', ...FIELDS];

/** The largest number that every database takes. */
const MAX = 2_147_483_647;

/** Spreadsheets show whole numbers with or without separators. */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+)$/;

/** @param {string} zh @param {string} en */
const words = (zh, en) => ({ zh, en });

const NO_NUMBER = words('要是整數', 'must be a whole number');

/**
 * The rows of a sheet, by column, each with its line, and what is wrong with their cells.
 *
 * @param {readonly Line[]} lines
 * @returns {{ rows: { line: number, row: Record<string, string> }[], faults: Fault[] }}
 */
function rowsOf([header, ...others]) {
  const names = header?.cells ?? [];
  const unknown = names.filter((name) => !COLUMNS.includes(name));
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

/**
 * What a cell says: undefined if its column is absent. An empty one of `originalPrice` or `stock` takes the number away.
 *
 * @param {Record<string, string>} row
 * @param {Field} field
 * @returns {number | null | undefined | typeof NO_NUMBER}
 */
function numberIn(row, field) {
  const cell = row[field];
  if (cell === undefined) return undefined;
  if (cell === '' && field !== 'price') return null;
  const number = Number(cell.replaceAll(',', ''));
  return WHOLE.test(cell) && number <= MAX ? number : NO_NUMBER;
}

/**
 * How a sheet differs from the products, or all that is wrong with it.
 *
 * @param {readonly Line[]} sheet
 * @param {readonly Product[]} products
 * @returns {{ differences: Difference[], faults: Fault[] }}
 */
function compareSheet(sheet, products) {
  const { rows, faults } = rowsOf(sheet);
  const byId = new Map(products.map((product) => [product.id, product]));
  /** @type {Map<string, number>} */
  const lines = new Map();
  /** @type {Difference[]} */
  const differences = [];
  for (const { line, row } of rows) {
    const { id = '', name } = row;
    const product = byId.get(id);
    const earlier = lines.get(id);
    lines.set(id, line);
    /** @param {string} field @param {{ zh: string, en: string }} reason */
    const fault = (field, reason) => faults.push({ line, field, reason });
    if (!product) {
      fault('id', words(`沒有產品「${id}」`, `there is no product “${id}”`));
      continue;
    }
    if (earlier) fault('id', words(`與第${earlier}行相同`, `is on line ${earlier}, too`));
    if (name && ![product.name, `'${product.name}`].includes(name)) {
      fault('name', words(`這個id的產品是「${product.name}」`, `this id is of “${product.name}”`));
    }
    /** @type {Difference} */
    const difference = { line, id, name: product.name, from: {}, to: {} };
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

module.exports = { COLUMNS, compareSheet };
