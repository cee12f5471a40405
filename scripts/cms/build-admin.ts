/**
 * Builds the admin panel of the compiled CMS in the current folder, into its folder `build`, in the environment that
 * server.ts sets. The command `strapi build` would compile TypeScript itself, by the shop's tsconfig.json. Both modules
 * are internal to Strapi and may move in another version.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const strapi = join(import.meta.dirname, 'node_modules/@strapi/strapi/dist/src');
const require = createRequire(import.meta.url);
const { build } = require(join(strapi, 'node/build.js'));
const { createLogger } = require(join(strapi, 'cli/utils/logger.js'));

await build({
  cwd: process.cwd(),
  logger: createLogger({ silent: true }),
  bundler: 'vite',
  minify: true,
});
