/** The panel's language is English or, as each editor sets it in their profile, Traditional Chinese. */
export default { config: { locales: ['zh'], notifications: { releases: false } } };
