/** Replaces the `{{placeholders}}` of a sentence, for islands, which do not include i18next. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

/** A sentence with a count; `one` for exactly one, in languages with a singular. */
export interface Counted {
  one?: string | undefined;
  other: string;
}

export const fillCount = ({ one, other }: Counted, count: number): string =>
  fill(count === 1 ? (one ?? other) : other, { count });
