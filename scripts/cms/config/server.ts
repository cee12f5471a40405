import type { Core } from '@strapi/strapi';
import { join } from 'node:path';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: join(env('CMS_CONTENT', ''), 'public') },
  // server.ts prints the address.
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});
