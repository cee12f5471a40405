import { categoryOfSection, isSection, type Category, type Section } from './facets';

/** The names of kinds by section, in display order. */
export type KindNames = Readonly<Record<string, string>>;

/** The kinds of a category, in display order. */
export const kindsOf = (names: KindNames, category: Category): Section[] =>
  category === 'all'
    ? []
    : Object.keys(names)
        .filter(isSection)
        .filter((kind) => categoryOfSection(kind) === category);
