const { join } = require('node:path');

module.exports = ({ env }) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: join(env('CMS_CONTENT'), 'public') },
  // server.mjs prints the address.
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});
