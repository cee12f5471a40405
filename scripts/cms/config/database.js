const { join } = require('node:path');

/**
 * PostgreSQL where DATABASE_URL says so, with TLS and other parameters of the connection in its query
 * (`?sslmode=require`); otherwise an embedded SQLite file.
 */
module.exports = ({ env }) => ({
  connection: env('DATABASE_URL')
    ? {
        client: 'postgres',
        connection: { connectionString: env('DATABASE_URL') },
        pool: { min: 0, max: 10 },
      }
    : {
        client: 'sqlite',
        connection: { filename: join(env('CMS_CONTENT'), 'data.db') },
        useNullAsDefault: true,
      },
});
