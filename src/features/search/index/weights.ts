/** How much a word counts that only a product's texts contain, beside those of its name and kind. */
export const TEXT_WEIGHT = 0.3;

/** How much a word counts, by where it stands. Weights of several places add up. */
export const WEIGHTS = { name: 3, kind: 2, category: 1, model: 4, keyword: 1, head: 2 } as const;

/** Added to the weight of a word that ends a name, a kind or a category: it says what a thing is. */
export const WHAT_IT_IS = 10;

/** A word with at least this weight ends a name or, with its category, a kind: it says what a thing is. */
export const HEAD_WEIGHT = WEIGHTS.name + WEIGHTS.head;
