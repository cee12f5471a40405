/** Strapi's own set, less the log of requests. */
module.exports = [
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  // Strapi insists on one, and answers 500 where the file is missing.
  { name: 'strapi::favicon', config: { path: '../../public/favicon.svg' } },
  'strapi::public',
];
