/** Facts of which those without a value are left out. */
export const factsOf = (all: readonly (readonly [string, string | null | undefined])[]) => ({
  facts: all.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
});
