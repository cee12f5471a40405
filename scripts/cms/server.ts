/**
 * Runs the CMS in this process until SIGINT or SIGTERM:
 * `node scripts/cms/server.ts [--reset] [--admin]`, or `--backup FILE`, `--restore FILE`,
 * `--import FILE`, `--export FILE`. Needs Node 24 and installed packages;
 * start.mjs provides both.
 *
 * Environment: HOST and PORT to listen on; CMS_DATA, the folder for secrets, database and pictures;
 * DATABASE_URL, a PostgreSQL database instead of the embedded one; CMS_WEBHOOK_URL, the address that
 * the webhook calls; CMS_PREVIEW_URL, the address of the preview of drafts.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../toolchain/node.mjs';
import { compile } from './compile.ts';
import { databaseName } from './database-name.ts';
import { isPanelCurrent, replacePanel } from './panel-build.ts';
import { readSecrets } from './secrets.ts';
import { backUp, restore } from './transfer.ts';

const { values: options } = parseArgs({
  options: {
    admin: { type: 'boolean', default: false },
    reset: { type: 'boolean' },
    backup: { type: 'string' },
    restore: { type: 'string' },
    import: { type: 'string' },
    export: { type: 'string' },
  },
});
const app = import.meta.dirname;
const data = resolve(process.env.CMS_DATA ?? join(app, '.data'));
const content = join(data, 'strapi');
const settings: Record<string, string | undefined> = {
  HOST: '127.0.0.1',
  PORT: '1337',
  CMS_WEBHOOK_URL: 'http://localhost:4321/hooks/cms',
  CMS_PREVIEW_URL: 'http://localhost:4322',
  ...process.env,
  ...readSecrets(join(data, 'secrets.env')),
  CMS_ADMIN_EMAIL: 'engineer@overtone.example',
  CMS_EDITOR_EMAIL: 'editor@overtone.example',
  CMS_DESK_EMAIL: 'desk@overtone.example',
  CMS_CONTENT: content,
  CMS_ROOT: root,
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
};
Object.assign(process.env, settings);
const { HOST = '', PORT = '' } = settings;

/** Database, uploads and backups contain personal data: only their owner can read them. */
process.umask(0o077);

/** Restricts existing files in the same way. */
function makePrivate(folder: string) {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makePrivate(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}

/** Exits with a clear message if the port is in use, perhaps by a CMS with the same data. */
const portIsFree = () =>
  new Promise((free) => {
    const probe = createServer();
    probe.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      console.error(
        code === 'EADDRINUSE'
          ? `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=${Number(PORT) + 1} npm run cms`
          : message,
      );
      process.exit(1);
    });
    probe.listen(Number(PORT), HOST, () => probe.close(free));
  });

/** Deletes all content but keeps the secrets: log-in and token stay valid. */
function reset() {
  if (process.env.DATABASE_URL) {
    console.error(
      '--reset discards the embedded database only. Empty that of DATABASE_URL yourself.',
    );
    process.exit(1);
  }
  rmSync(content, { recursive: true, force: true });
}

function buildAdmin(compiled: string) {
  if (isPanelCurrent(join(app, 'build'), root)) return;
  console.log('Building the admin panel (takes about a minute, only after a change) …');
  const script = join(app, 'build-admin.ts');
  // Strapi reads its configuration from the current folder, and writes the panel there.
  const { status } = spawnSync(process.execPath, [script], { cwd: compiled, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  replacePanel(join(app, 'build'), join(compiled, 'build'));
}

/** The file of a command, which a server may be running beside. */
const beside = options.backup ?? options.import ?? options.export;
if (beside ?? options.restore) {
  process.env.CMS_COMMAND = 'true';
  console.log(`Database: ${databaseName(process.env.DATABASE_URL, content)}`);
}
if (!beside) await portIsFree();
if (options.reset) reset();
mkdirSync(join(content, 'public', 'uploads'), { recursive: true });
chmodSync(data, 0o700);
makePrivate(content);
// A server serves its panel from the folder that it was compiled into.
const folder = join(data, beside ? `compiled-${process.pid}` : 'compiled');
if (beside) {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
const compiled = await compile(folder);
if (options.admin) buildAdmin(compiled);
if (options.restore) restore(compiled, options.restore);
if (options.backup) backUp(compiled, options.backup);
if (options.restore || options.backup) process.exit();

// Not `import`: Node cannot load Strapi's ES modules, which are made for bundlers.
const { createStrapi } = createRequire(import.meta.url)(
  '@strapi/strapi',
) as typeof import('@strapi/strapi');
const strapi = createStrapi({
  appDir: compiled,
  distDir: compiled,
  serveAdminPanel: options.admin,
});
if (options.import || options.export) {
  const { exportProducts, importProducts } = await import('./products-csv.ts');
  await strapi.load();
  if (options.export) await exportProducts(strapi, options.export);
  const isDone = !options.import || (await importProducts(strapi, options.import));
  await strapi.destroy();
  process.exit(isDone ? 0 : 1);
}
await strapi.start();

const address = `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${PORT}`;
console.log(`\nThe CMS is at ${address} (process ${process.pid}); Ctrl-C stops it.`);
// Anything but a terminal may be a log, which more people can read, and which is kept.
console.log(
  process.stdout.isTTY
    ? `  Panel    ${options.admin ? `${address}/admin` : 'npm run cms -- --admin'}
  Editor   ${settings.CMS_EDITOR_EMAIL}  ${settings.CMS_EDITOR_PASSWORD}
  Desk     ${settings.CMS_DESK_EMAIL}  ${settings.CMS_DESK_PASSWORD}
  Engineer ${settings.CMS_ADMIN_EMAIL}  ${settings.CMS_ADMIN_PASSWORD}
  Shop     CMS_URL=${address} CMS_WEBHOOK_SECRET=${settings.CMS_WEBHOOK_SECRET} npm start
  Drafts   PORT=${new URL(settings.CMS_PREVIEW_URL ?? '').port} CMS_URL=${address} CMS_TOKEN=${settings.CMS_TOKEN} CMS_WEBHOOK_SECRET=${settings.CMS_WEBHOOK_SECRET} npm start -- --drafts
  Preview  ${settings.CMS_PREVIEW_URL} while the line above runs, in the panel too
  Orders   ORDERS_URL=${address} ORDERS_TOKEN=${settings.ORDERS_TOKEN}
  Webhook  ${settings.CMS_WEBHOOK_URL}
`
    : `Log-ins and tokens are in ${join(data, 'secrets.env')}.`,
);
