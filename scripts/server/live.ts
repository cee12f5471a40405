/**
 * Builds the shop from the CMS, serves it, and builds it anew each time the CMS calls
 * `POST /hooks/cms` with the secret in CMS_WEBHOOK_SECRET: `node scripts/server/live.ts`, at the port in
 * PORT. `GET /hooks/cms/status` tells how it stands. Settings may stand in `.env`. With --drafts it
 * shows what editors have not published yet; for that it needs the CMS_TOKEN.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { root } from '../toolchain/node.mjs';
import { buildSite } from './build-site.ts';
import { HOOK_PATH } from './hooks.ts';
import { createLiveShop } from './live-shop.ts';
import { netlifyRules } from './netlify-rules.ts';
import { fail, openServer } from './open-server.ts';

const settings = join(root, '.env'); // Astro takes the CMS's address from there, too
if (existsSync(settings)) process.loadEnvFile(settings);

const cms = process.env['CMS_URL'];

/** A secret that is set, else that of the CMS that comes with the shop, where it is in use. */
function findSecret(name: 'CMS_WEBHOOK_SECRET' | 'CMS_TOKEN'): string | undefined {
  const file = join(root, 'scripts', 'cms', '.data', 'secrets.env');
  const isOurs = /^http:\/\/(localhost|127\.0\.0\.1)\b/.test(cms ?? '') && existsSync(file);
  return process.env[name] ?? (isOurs ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined);
}

const secret = findSecret('CMS_WEBHOOK_SECRET');
if (process.argv.includes('--drafts')) {
  const token = findSecret('CMS_TOKEN');
  if (!cms) fail('Drafts are in a CMS: set CMS_URL to its address.');
  if (!token) fail('A CMS shows drafts to nobody without a token: set CMS_TOKEN to one.');
  // A preview of the built-in catalogue would be a preview of nothing.
  Object.assign(process.env, { CMS_DRAFTS: 'true', CMS_FALLBACK: 'fail', CMS_TOKEN: token });
}
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
  rules: netlifyRules(fileURLToPath(new URL('../../netlify.toml', import.meta.url))),
  secret,
  build: (outDir) =>
    buildSite({
      command: [
        process.execPath,
        join('scripts', 'toolchain', 'astro.ts'),
        'build',
        '--outDir',
        outDir,
      ],
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
