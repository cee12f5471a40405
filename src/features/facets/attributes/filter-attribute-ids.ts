declare const FILTER_ATTRIBUTES: readonly string[];

/** Ids of the attributes that are filters; `astro.config.mjs` reads them from `data/attributes.json`. */
export const filterAttributeIds: readonly string[] = FILTER_ATTRIBUTES;
