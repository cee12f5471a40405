import type { SpecificationLine } from '~/features/products/sheet/specification-line';

/** A row of the comparison: one value per product, `undefined` if its table has no such row. */
export interface ComparisonRow {
  id: string;
  label: string;
  values: readonly (string | undefined)[];
  /** Whether the values that are known differ; `partly-known`: they do not, but some are missing. */
  outcome: 'differs' | 'same' | 'partly-known';
}

const ranks = { differs: 0, 'partly-known': 1, same: 2 };

/** Rows that come first in any case. */
const FIRST = ['stock', 'delivery'];

/** Rows that decide nothing. */
const LAST = ['brand', 'warranty', 'origin', 'brandOrigin', 'mpn'];

/** The shop's own model numbers (requirements §3) tell a shopper nothing side by side. */
const LEFT_OUT = 'model';

/** Stock and delivery, then rows in which the products differ; those that decide nothing last. */
export const decidingFirst = (rows: readonly ComparisonRow[]): ComparisonRow[] => {
  const rankOf = ({ id, outcome }: ComparisonRow) =>
    FIRST.includes(id) ? -1 : LAST.includes(id) ? 3 : ranks[outcome];
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
};

/**
 * The specifications of several products side by side. Rows are in the order of the tables: a row
 * that only a later product has follows the row that precedes it in that product's table.
 * @param unstated the text of what decides but is not stated, which is not known
 */
export function compareSpecifications(
  tables: readonly (readonly SpecificationLine[])[],
  unstated: string,
): ComparisonRow[] {
  const rows: SpecificationLine[] = [];
  for (const table of tables) {
    let position = 0;
    for (const line of table) {
      if (line.id === LEFT_OUT) continue;
      const known = rows.findIndex(({ id }) => id === line.id);
      if (known === -1) rows.splice(position, 0, line);
      position = (known === -1 ? position : known) + 1;
    }
  }
  return rows.map(({ id, label }) => {
    const lines = tables.map((table) => table.find((line) => line.id === id));
    const stated = lines.flatMap((line) => line?.value ?? []);
    const isComplete = stated.length === lines.length;
    const outcome = new Set(stated).size > 1 ? 'differs' : isComplete ? 'same' : 'partly-known';
    return { id, label, values: lines.map((line) => line && (line.value ?? unstated)), outcome };
  });
}
