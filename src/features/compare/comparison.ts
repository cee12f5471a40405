/** A row of a product's specifications table, as text. */
export type Specification = readonly [label: string, value: string];

/** A row of the comparison: one value per product, `undefined` if its table lacks the row. */
export interface ComparisonRow {
  label: string;
  values: readonly (string | undefined)[];
  /** Whether the values are not all equal. */
  differs: boolean;
}

/**
 * Merges the specifications of several products. Rows keep the order of the tables: a row that only a
 * later product has follows the row that precedes it in that product's table.
 */
export function compareSpecifications(
  tables: readonly (readonly Specification[])[],
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
    return { label, values, differs: new Set(values).size > 1 };
  });
}
