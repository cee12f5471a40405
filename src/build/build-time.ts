const epoch = process.env.SOURCE_DATE_EPOCH;

/** Time of this build in ms, the same for all pages; `SOURCE_DATE_EPOCH` (in s) overrides it. */
export const buildTime: number = epoch ? Number(epoch) * 1000 : Date.now();
