declare const BUILD_TIME: number;

/** Time of this build in ms, the same for all pages; set by `astro.config.mjs`. */
export const buildTime: number = BUILD_TIME;
