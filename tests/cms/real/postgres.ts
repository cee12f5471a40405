import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresPrograms } from '../postgres-programs';
import { ROOT } from './child';
import type { Removable } from './for-this-file';
import { freePort } from './free-port';

interface Client {
  connect: () => Promise<void>;
  query: (statement: string) => Promise<unknown>;
  end: () => Promise<void>;
}
/** Not an import: the packages of the CMS are installed after this module is loaded. */
const cmsPackages = createRequire(join(ROOT, 'scripts', 'cms', 'package.json'));

/** Runs one statement on a server, outside of its databases. */
async function runSql(serverUrl: string, statement: string): Promise<void> {
  const { Client } = cmsPackages('pg') as {
    Client: new (options: { connectionString: string }) => Client;
  };
  const client = new Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates an empty database on the same server as another; resolves to its URL. */
export const emptyDatabase = (beside: string) => create(splitUrl(beside).origin, 'template1');

/** Copies a database, ending its connections; resolves to the URL of the copy. */
export async function copyDatabase(of: string): Promise<string> {
  const { origin, pathname } = splitUrl(of);
  await runSql(
    origin,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${pathname}'`,
  );
  return create(origin, pathname);
}

async function create(origin: string, template: string): Promise<string> {
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await runSql(origin, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return `${origin}/${name}`;
}

const splitUrl = (url: string) => ({
  origin: url.slice(0, url.lastIndexOf('/')),
  pathname: url.slice(url.lastIndexOf('/') + 1),
});

/** A PostgreSQL server with its own data folder; `url` points to an empty database. */
export interface Postgres extends Removable {
  url: string;
}

const isRoot = process.getuid?.() === 0;

/** The user that Debian's package creates: PostgreSQL refuses to run as root. */
function postgresUser() {
  if (!isRoot) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('`npm run test:cms` installs PostgreSQL');
  const folder = await mkdtemp(join(tmpdir(), 'overtone-postgres-'));
  const user = postgresUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8'],
    {
      ...user,
      cwd: folder,
    },
  );
  const port = await freePort();
  // Tests may lose data in a power cut; this makes them faster.
  const options = [
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const isReady = () =>
    runSql(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries === 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await pause(100);
  }
  await runSql(url, 'CREATE DATABASE empty');
  return {
    url: `${url}/empty`,
    async remove() {
      // Ends connections, unlike SIGTERM, which waits for them.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
