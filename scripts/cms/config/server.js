const { join } = require('node:path');

module.exports = ({ env }) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: join(env('CMS_CONTENT'), 'public') },
  // server.mjs says where the CMS is; the banner would say it a second time.
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});
