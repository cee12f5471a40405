/** A sentence with its `{{gaps}}` filled, for islands, which have no dictionary. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

/** A sentence with a count in it; `one` for exactly one, where the language has such a form. */
export interface Counted {
  one?: string | undefined;
  other: string;
}

export const fillCount = ({ one, other }: Counted, count: number): string =>
  fill(count === 1 ? (one ?? other) : other, { count });
