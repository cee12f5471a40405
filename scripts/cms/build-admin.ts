/**
 * Builds the admin panel into build/, in the environment that server.ts sets. The command
 * `strapi build` would do the same, but it uses the nearest tsconfig.json in a parent folder, which
 * is the shop's. Both modules are internal to Strapi and may move in another version.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const app = import.meta.dirname;
const strapi = join(app, 'node_modules/@strapi/strapi/dist/src');
const require = createRequire(import.meta.url);
const { build } = require(join(strapi, 'node/build.js'));
const { createLogger } = require(join(strapi, 'cli/utils/logger.js'));

await build({ cwd: app, logger: createLogger({ silent: true }), bundler: 'vite', minify: true });
