import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { OrdersSettings } from '~/functions/http/environment';
import { ROOT, start, waitFor, type Child } from './child';
import { openDatabase, type Database } from './database';
import { logIn, type Editor } from './editor';
import type { Removable } from './for-this-file';
import { freePort } from './free-port';
import { copyDatabase } from './postgres';
import type { Snapshot } from './setup';

/** A real Strapi with its own data folder. */
export interface Strapi extends Removable {
  url: string;
  /** Products, categories and pictures. */
  editor: Editor;
  /** By the names of log-ins. */
  passwords: Record<'editor' | 'desk', string>;
  /** Orders, messages and whatever else customers send. */
  desk: Editor;
  /** A super admin. */
  engineer: Editor;
  database: Database;
  /** The secret that the webhook sends. */
  secret: string;
  /** The token for reading drafts. */
  draftsToken: string;
  /** How the shop's functions reach it. */
  functions: OrdersSettings;
  /** The value of CMS_DATA. */
  data: string;
  /** The value of DATABASE_URL. */
  databaseUrl?: string | undefined;
  /** Everything that it has printed. */
  log: () => string;
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>;
  /** Restarts it after {@link kill}, with the same data and address. */
  startAgain: () => Promise<void>;
  /** Restarts it so many days after everything that people have sent. */
  startAfter: (days: number) => Promise<void>;
  /** Runs its command with options, such as `--backup`, beside or instead of the process. */
  command: (...options: string[]) => Promise<{ code: number | string; log: string }>;
}

interface Options {
  /** What to copy; by default, Strapi seeds itself with the catalogue. */
  snapshot?: Snapshot;
  /** URL of an empty PostgreSQL database to seed; by default, Strapi uses SQLite. */
  database?: string | undefined;
  /** How many connections to PostgreSQL it may have. */
  connections?: number;
  /** A Strapi whose PostgreSQL database and secrets it shares. */
  beside?: Strapi;
  /** A file that is restored before it starts; it then seeds nothing but accounts. */
  backup?: string;
  /** The addresses that the webhooks call; by default, nothing listens there. */
  webhookUrl?: string;
  previewUrl?: string;
  /** With the admin panel, which is built if it is not yet. */
  admin?: boolean;
  /** Further variables. */
  env?: Readonly<Record<string, string>>;
}

const NOBODY = 'http://127.0.0.1:9/hooks/cms';

export async function startStrapi({
  snapshot,
  database: empty,
  connections,
  beside,
  backup,
  webhookUrl = NOBODY,
  previewUrl = NOBODY,
  admin = false,
  env = {},
}: Options = {}): Promise<Strapi> {
  const data = await mkdtemp(join(tmpdir(), 'overtone-cms-'));
  if (snapshot) await cp(snapshot.data, data, { recursive: true });
  if (beside) await cp(join(beside.data, 'secrets.env'), join(data, 'secrets.env'));
  const copied = snapshot?.database && (await copyDatabase(snapshot.database));
  const databaseUrl = copied ?? beside?.databaseUrl ?? empty;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  const startWith = (options: string[]) =>
    start(join(ROOT, 'scripts', 'cms', 'server.ts'), options, ROOT, {
      ...env,
      CMS_DATA: data,
      CMS_WEBHOOK_URL: webhookUrl,
      CMS_PREVIEW_URL: previewUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...(databaseUrl && {
        DATABASE_URL: connections ? `${databaseUrl}?connection_limit=${connections}` : databaseUrl,
      }),
    });
  const runToEnd = async (...options: string[]) => {
    const command = startWith(options);
    return { code: await command.ended, log: command.log() };
  };

  async function run(): Promise<Child> {
    const child = startWith(admin ? ['--admin'] : []);
    const isReady = () => Promise.resolve(child.log().includes('The CMS is at')); // printed last
    // Seeding, or building the panel, takes a busy machine its time.
    await waitFor(child, 'Strapi was ready', isReady, snapshot && !admin ? 120 : 600);
    return child;
  }

  if (backup !== undefined) {
    const { code, log } = await runToEnd('--restore', backup);
    if (code !== 0) throw new Error(`The backup was not restored: ${log}`);
  }
  let child = await run();
  const secrets = parseEnv(await readFile(join(data, 'secrets.env'), 'utf8'));
  const logInAs = (name: string, password: string) =>
    logIn(url, `${name}@overtone.example`, secrets[password] ?? '');
  const database = openDatabase(data, databaseUrl);
  const startAgain = async () => {
    child = await run();
  };

  return {
    url,
    data,
    databaseUrl,
    database,
    passwords: {
      editor: secrets['CMS_EDITOR_PASSWORD'] ?? '',
      desk: secrets['CMS_DESK_PASSWORD'] ?? '',
    },
    editor: await logInAs('editor', 'CMS_EDITOR_PASSWORD'),
    desk: await logInAs('desk', 'CMS_DESK_PASSWORD'),
    engineer: await logInAs('engineer', 'CMS_ADMIN_PASSWORD'),
    secret: secrets['CMS_WEBHOOK_SECRET'] ?? '',
    draftsToken: secrets['CMS_TOKEN'] ?? '',
    functions: { url, token: secrets['ORDERS_TOKEN'] ?? '' },
    log: () => child.log(),
    kill: () => child.stop('SIGKILL'),
    command: runToEnd,
    startAgain,
    async startAfter(days) {
      await child.stop('SIGKILL');
      await database.age(days);
      await startAgain();
    },
    async remove() {
      await database.close();
      await child.stop('SIGKILL');
      await rm(data, { recursive: true });
    },
  };
}
