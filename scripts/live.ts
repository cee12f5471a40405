/**
 * Builds the shop from the CMS, serves it, and builds it anew each time the CMS calls
 * `POST /hooks/cms` with the secret in CMS_WEBHOOK_SECRET: `node scripts/live.ts`, at the port in
 * PORT. `GET /hooks/cms/status` tells how it stands. Settings may stand in `.env`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { root } from './node.mjs';
import { buildSite } from './server/build-site.ts';
import { HOOK_PATH } from './server/hooks.ts';
import { createLiveShop } from './server/live-shop.ts';
import { netlifyRules } from './server/netlify-rules.ts';
import { fail, openServer } from './server/open-server.ts';

const settings = join(root, '.env'); // Astro takes the CMS's address from there, too
if (existsSync(settings)) process.loadEnvFile(settings);

/** The secret that is set, else that of the CMS that comes with the shop, once that has run. */
function findSecret(): string | undefined {
  const file = join(root, 'scripts', 'cms', '.data', 'secrets.env');
  const ofOurCms = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return process.env['CMS_WEBHOOK_SECRET'] ?? ofOurCms['CMS_WEBHOOK_SECRET'];
}

const secret = findSecret();
const { server, port } = await openServer();
const address = `http://localhost:${port}`;

const folder = join(root, '.cache', 'live', String(port));
const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
const ended = new AbortController();
process.once('exit', () => {
  ended.abort();
  clear();
});
clear();

let isLive = false;
const shop = createLiveShop({
  folder,
  rules: netlifyRules(fileURLToPath(new URL('../netlify.toml', import.meta.url))),
  secret,
  build: (outDir) =>
    buildSite({
      command: [process.execPath, join('scripts', 'astro.ts'), 'build', '--outDir', outDir],
      cwd: root,
      log: console.log,
      signal: ended.signal,
    }),
  onBuilt(result) {
    if ('good' in result) {
      console.log(`A new build is live, made in ${result.good.seconds.toFixed(1)} s.`);
      if (!isLive) console.log(`The shop is at ${address}`);
      isLive = true;
    } else if (isLive) {
      console.error(`The shop stays as it was: ${result.failure.reason}`);
    } else fail(`There is nothing to serve: ${result.failure.reason}`);
  },
});
server.on('request', (request, response) => void shop.handle(request, response));

console.log(
  secret
    ? `Hooks of the CMS are taken at ${address}${HOOK_PATH}`
    : `No hook of the CMS is taken at ${address}${HOOK_PATH}, for CMS_WEBHOOK_SECRET is not set.`,
);
shop.ring();
