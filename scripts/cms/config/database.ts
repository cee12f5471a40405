import type { Core } from '@strapi/strapi';
import { join } from 'node:path';

/** Error messages contain the statement with placeholders: the values are personal data, and Strapi logs messages. */
const PRIVATE_ERRORS = { compileSqlOnError: false };

/** Connections of one process, unless the address says otherwise. */
const CONNECTIONS = '10';

/**
 * PostgreSQL where DATABASE_URL says so; otherwise an embedded SQLite file. The address also has TLS and the size of the
 * pool: `?sslmode=require&connection_limit=20`.
 */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: env('DATABASE_URL')
    ? {
        client: 'postgres',
        ...PRIVATE_ERRORS,
        connection: { connectionString: env('DATABASE_URL') },
        pool: { min: 0, max: connectionLimit(env('DATABASE_URL', '')) },
      }
    : {
        client: 'sqlite',
        ...PRIVATE_ERRORS,
        connection: { filename: join(env('CMS_CONTENT', ''), 'data.db') },
        useNullAsDefault: true,
      },
});

const connectionLimit = (address: string) =>
  Number(new URL(address).searchParams.get('connection_limit') ?? CONNECTIONS);
