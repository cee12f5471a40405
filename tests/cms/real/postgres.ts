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

/** Creates an empty database on a server; resolves to its URL. */
async function createDatabase(serverUrl: string): Promise<string> {
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await runSql(serverUrl, `CREATE DATABASE ${name}`);
  return `${serverUrl}/${name}`;
}

/** A PostgreSQL server with its own data folder. */
export interface Postgres extends Removable {
  /** Creates an empty database; resolves to its URL. */
  createDatabase: () => Promise<string>;
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
    if (tries === 600 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await pause(100);
  }
  return {
    createDatabase: () => createDatabase(url),
    async remove() {
      // Ends connections, unlike SIGTERM, which waits for them.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
