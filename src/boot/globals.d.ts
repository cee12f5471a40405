/** What `head-scripts.ts` writes before the inline scripts that use it. */
declare const FILTER_KEYS: readonly string[];
declare const STORAGE_KEY: string;
