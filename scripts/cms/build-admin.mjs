// @ts-check
/**
 * Builds the admin panel into build/, in the environment that server.mjs gives it. This is
 * `strapi build`, but that takes the first tsconfig.json it finds upwards, the shop's, and would
 * compile the shop. Strapi keeps both modules to itself: they may move when its version changes.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const app = import.meta.dirname;
const strapi = join(app, 'node_modules/@strapi/strapi/dist/src');
const require = createRequire(import.meta.url);
const { build } = require(join(strapi, 'node/build.js'));
const { createLogger } = require(join(strapi, 'cli/utils/logger.js'));

await build({ cwd: app, logger: createLogger({ silent: true }), bundler: 'vite', minify: true });
