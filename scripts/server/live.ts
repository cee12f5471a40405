/**
 * Builds the shop from the CMS, serves it, and rebuilds it on every `POST /hooks/cms` that carries
 * the secret in CMS_WEBHOOK_SECRET: `node scripts/server/live.ts`, on PORT and HOST.
 * `GET /hooks/cms/status` describes the last builds. Settings may be in `.env`. `--drafts` shows
 * unpublished content, for which the CMS requires CMS_TOKEN; `--verbose` prints Astro's whole log.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { digest } from '../../src/build/digest.ts';
import { root } from '../toolchain/node.mjs';
import { runBuild } from './build-process.ts';
import { withFunctions } from './functions.ts';
import { createLiveShop, type BuildResult } from './live-shop.ts';
import { framedBy, netlifyRules } from './netlify-rules.ts';
import { fail, openServer } from './open-server.ts';
import type { SiteReport } from './site-check.ts';
import { WEBHOOK_PATH } from './webhook.ts';

const settings = join(root, '.env'); // where Astro reads the address of the CMS, too
if (existsSync(settings)) process.loadEnvFile(settings);

const cms =
  process.env['CMS_URL'] ?? fail('CMS_URL is not set: without a CMS, `npm start` serves the shop.');

/** A secret from the environment, else from the CMS that comes with the shop if it is in use. */
function findSecret(name: 'CMS_WEBHOOK_SECRET' | 'CMS_TOKEN'): string | undefined {
  const file = join(root, 'scripts', 'cms', '.data', 'secrets.env');
  const isOurs = /^http:\/\/(localhost|127\.0\.0\.1)\b/.test(cms) && existsSync(file);
  return process.env[name] ?? (isOurs ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined);
}

const secret = findSecret('CMS_WEBHOOK_SECRET');
if (process.argv.includes('--drafts')) {
  const token = findSecret('CMS_TOKEN');
  if (!token) fail('The CMS requires a token for drafts: set CMS_TOKEN.');
  Object.assign(process.env, { CMS_DRAFTS: 'true', CMS_TOKEN: token });
}
const drafts = process.env['CMS_DRAFTS'] === 'true';
const verbose = process.argv.includes('--verbose');

const ending = new AbortController();
let building: Promise<unknown> = Promise.resolve();
const { server, port, url, audience, isPublic } = await openServer(async () => {
  ending.abort();
  await building.catch(() => undefined);
});

function build(folder: string, source: SiteReport['source']): Promise<void> {
  const env = source === 'cms' ? { CMS_FALLBACK: 'fail' } : { CMS_URL: '' };
  const running = runBuild({ outDir: folder, env, verbose, signal: ending.signal });
  building = running;
  return running;
}

let isLive = false;

function announce(note = ''): void {
  if (isLive) return;
  isLive = true;
  console.log(`The shop is at ${url} (${audience})${note}`);
  if (drafts && isPublic) {
    console.warn('Warning: drafts can be read without a log-in by everyone who reaches it.');
  }
}

function report({ good, failure }: BuildResult): void {
  if (ending.signal.aborted) return;
  if (good) {
    if (failure) console.error(`The built-in catalogue is shown: ${failure.reason}`);
    console.log(`A new build is live after ${good.seconds.toFixed(1)} s.`);
    announce();
  } else if (isLive) {
    console.error(`The shop stays as it was: ${failure?.reason}`);
  } else {
    fail(`There is nothing to serve: ${failure?.reason}`);
  }
}

const rulesOf = (folder: string) => netlifyRules(join(root, 'netlify.toml'), folder);
const shop = createLiveShop({
  // The folder of this CMS and port: another server's builds are left alone.
  folder: join(root, '.cache', 'live', String(port), digest(cms)),
  rulesOf: drafts ? (folder) => framedBy(new URL(cms).origin, rulesOf(folder)) : rulesOf,
  secret,
  drafts,
  // A preview of the built-in catalogue would not show any draft.
  mayFallBack: !drafts && process.env['CMS_FALLBACK'] !== 'fail',
  build,
  onBuilt: report,
});
const handle = withFunctions((request, response) => shop.handle(request, response));
server.on('request', (request, response) => void handle(request, response));
// Functions read prices from this address.
process.env['URL'] ??= url;

console.log(
  secret
    ? `Webhooks of the CMS are accepted at ${url}${WEBHOOK_PATH}`
    : `Webhooks of the CMS are rejected: CMS_WEBHOOK_SECRET is not set.`,
);
if (await shop.restore()) announce(', as it was before the last restart');
shop.requestRebuild();
