import site from '../../data/site.json' with { type: 'json' };

/** Returns the public address of the site: `SITE_URL`, by default `host` in `data/site.json`. */
export const siteUrl = () => process.env['SITE_URL'] || site.host;
