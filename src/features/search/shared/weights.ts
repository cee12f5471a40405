/** The weight of a word that occurs only in a product's texts, relative to those of its name and kind. */
export const TEXT_WEIGHT = 0.3;

/** The weight of a word by its position. Weights of several positions add up. */
export const WEIGHTS = { name: 3, kind: 2, category: 1, model: 4, keyword: 1, head: 2 } as const;

/** Added to the weight of a word that ends a name, a kind or a category, because it names the type of product. */
export const WHAT_IT_IS = 10;

/** A word with at least this weight ends a name or, with its category, a kind, so it names the type of product. */
export const HEAD_WEIGHT = WEIGHTS.name + WEIGHTS.head;
