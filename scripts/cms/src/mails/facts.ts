/** Returns the facts that have a value. */
export const factsOf = (all: readonly (readonly [string, string | null | undefined])[]) => ({
  facts: all.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
});
