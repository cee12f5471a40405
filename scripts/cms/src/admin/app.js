/** Adds Traditional Chinese, which editors can select in their profile. */
export default { config: { locales: ['zh'], notifications: { releases: false } } };
