/** Strapi's defaults without the request log. */
module.exports = [
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  // Required: without the file, Strapi answers 500.
  { name: 'strapi::favicon', config: { path: '../../public/favicon.svg' } },
  'strapi::public',
];
