/** Constants that `head-scripts.ts` inserts into the inline scripts. */
declare const FILTER_KEYS: readonly string[];
declare const PATH_PREFIXES: readonly string[];
declare const SELECTOR: string;
declare const STORAGE_KEY: string;
