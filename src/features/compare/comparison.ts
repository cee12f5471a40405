/** A row of a product's specifications table, as text. */
export type Specification = readonly [label: string, value: string];

/** A row of the comparison: one value per product, `undefined` if its table has no such row. */
export interface ComparisonRow {
  label: string;
  values: readonly (string | undefined)[];
  /** Whether the values that are known differ; `partly-known`: they do not, but some are missing. */
  outcome: 'differs' | 'same' | 'partly-known';
}

const ranks = { differs: 0, 'partly-known': 1, same: 2 };

/**
 * Rows in which the products differ come first.
 * @param last labels of the rows that decide nothing, e.g. the warranty; they come last
 */
export const decidingFirst = (
  rows: readonly ComparisonRow[],
  last: readonly string[],
): ComparisonRow[] => {
  const rankOf = ({ label, outcome }: ComparisonRow) => (last.includes(label) ? 3 : ranks[outcome]);
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
};

/**
 * The specifications of several products side by side. Rows are in the order of the tables: a row
 * that only a later product has follows the row that precedes it in that product's table.
 * @param unstated the value of what a table does not state, which is not known
 */
export function compareSpecifications(
  tables: readonly (readonly Specification[])[],
  unstated?: string,
): ComparisonRow[] {
  const labels: string[] = [];
  for (const table of tables) {
    let position = 0;
    for (const [label] of table) {
      const known = labels.indexOf(label);
      if (known === -1) labels.splice(position, 0, label);
      position = (known === -1 ? position : known) + 1;
    }
  }
  const maps = tables.map((table) => new Map(table));
  return labels.map((label) => {
    const values = maps.map((map) => map.get(label));
    const stated = values.filter((value) => value !== undefined && value !== unstated);
    const isComplete = stated.length === values.length;
    const outcome = new Set(stated).size > 1 ? 'differs' : isComplete ? 'same' : 'partly-known';
    return { label, values, outcome };
  });
}
