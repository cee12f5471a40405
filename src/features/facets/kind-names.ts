import { categoryOfSection, isSection, type Category, type Section } from './facets';

/** The names of kinds by section, in display order. */
export type KindNames = ReadonlyMap<string, string>;

/**
 * The names of kinds as a prop of the island. Props are escaped in the HTML, where each quotation mark
 * takes six characters, so the names are one string: `guitars/electric Electric guitars`, one per line.
 */
export const packKindNames = (names: KindNames): string =>
  Array.from(names, ([section, name]) => `${section} ${name}`).join('\n');

export const readKindNames = (packed: string): KindNames =>
  new Map(
    packed.split('\n').flatMap((line) => {
      const end = line.indexOf(' ');
      return end < 0 ? [] : [[line.slice(0, end), line.slice(end + 1)] as const];
    }),
  );

/** The kinds of a category, in display order. */
export const kindsOf = (names: KindNames, category: Category): Section[] =>
  category === 'all'
    ? []
    : [...names.keys()].filter(isSection).filter((kind) => categoryOfSection(kind) === category);
