/** Constants that `head-scripts.ts` writes before the inline scripts that use them. */
declare const FILTER_KEYS: readonly string[];
declare const PATH_PREFIXES: readonly string[];
declare const STORAGE_KEY: string;
