/** What is in a list a second time. */
export const duplicatesIn = (all: readonly string[]): string[] =>
  all.filter((each, index) => all.indexOf(each) < index);
