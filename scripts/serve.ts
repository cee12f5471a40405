/**
 * Serves a built site as Netlify would, with the redirects and headers of netlify.toml:
 * `node scripts/serve.ts [folder]`, by default dist/, at http://localhost:4321. PORT sets the port
 * (0: any free one), HOST the interface. Functions take their settings from the environment.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withFunctions } from './server/functions.ts';
import { createHandler } from './server/handler.ts';
import { netlifyRules } from './server/netlify-rules.ts';
import { fail, openServer } from './server/open-server.ts';
import { root } from './toolchain/node.mjs';

const folder = resolve(process.argv[2] ?? join(root, 'dist'));
if (!existsSync(join(folder, 'index.html'))) {
  fail(`There is no site in ${folder}. Run \`npm run build\` first, or \`npm start\`.`);
}

const { server, url, audience } = await openServer();
const rules = netlifyRules(join(root, 'netlify.toml'), folder);
const handle = withFunctions(createHandler(folder, rules));
server.on('request', (request, response) => void handle(request, response));
// Functions read prices from this address.
process.env['URL'] ??= url;
console.log(`The shop is at ${url} (${audience})`);
