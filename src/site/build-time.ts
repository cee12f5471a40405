const epoch = process.env.SOURCE_DATE_EPOCH;

/** When this build was made: one time for all pages, in ms. `SOURCE_DATE_EPOCH` (s) pins it. */
export const buildTime: number = epoch ? Number(epoch) * 1000 : Date.now();
