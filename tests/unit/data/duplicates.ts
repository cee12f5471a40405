/** Returns the repeated items of a list. */
export const duplicatesIn = (all: readonly string[]): string[] =>
  all.filter((each, index) => all.indexOf(each) < index);
