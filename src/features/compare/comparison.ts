import type { SpecificationLine } from '~/features/products/specifications/specification-line';

/** A row of the comparison: one value per product, `undefined` if its table has no such row. */
export interface ComparisonRow {
  id: string;
  label: string;
  values: readonly (string | undefined)[];
  /** Whether the known values differ; `partly-known`: they are equal, but some are missing. */
  outcome: 'differs' | 'same' | 'partly-known';
}

const ranks = { differs: 0, 'partly-known': 1, same: 2 };

/** Rows that always come first. */
const FIRST = ['stock', 'delivery'];

/** Rows that rarely affect a purchase. */
const LAST = ['brand', 'warranty', 'origin', 'brandOrigin', 'mpn'];

/** The shop's own model numbers (requirements §3) are no help in a comparison. */
const LEFT_OUT = 'model';

/** Sorts rows: stock and delivery, then differences; rows that rarely affect a purchase last. */
export const decidingFirst = (rows: readonly ComparisonRow[]): ComparisonRow[] => {
  const rankOf = ({ id, outcome }: ComparisonRow) =>
    FIRST.includes(id) ? -1 : LAST.includes(id) ? 3 : ranks[outcome];
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
};

/**
 * Returns the specifications of several products side by side. Rows are in the order of the tables:
 * a row that only a later product has follows the row that precedes it in that product's table.
 * @param unstated the text of deciding attributes without a value, which counts as unknown
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
