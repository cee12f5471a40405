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

/** A real Strapi with its own data folder. */
export interface Strapi extends Removable {
  url: string;
  /** Manages products, categories and pictures. */
  editor: Editor;
  /** By login name. */
  passwords: Record<'editor' | 'desk', string>;
  /** Manages orders, messages and other data from customers. */
  desk: Editor;
  /** A super admin. */
  engineer: Editor;
  database: Database;
  /** The secret in the headers of the webhook. */
  secret: string;
  /** The token for reading drafts. */
  draftsToken: string;
  /** Settings with which the shop's functions call it. */
  functions: OrdersSettings;
  /** The value of CMS_DATA. */
  data: string;
  /** The value of DATABASE_URL. */
  databaseUrl?: string | undefined;
  /** Its whole output. */
  log: () => string;
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>;
  /** Restarts it after {@link kill}, with the same data and address. */
  startAgain: () => Promise<void>;
  /** Restarts it the given number of days after all submissions. */
  startAfter: (days: number) => Promise<void>;
  /** Runs its command with options, such as `--backup`, beside the running process or in its place, without its mail server and shop. */
  command: (...options: string[]) => Promise<{ code: number | string; log: string }>;
}

interface Options {
  /** The checkout to run; by default, this one. */
  root?: string;
  /** The data folder to copy; by default, Strapi seeds itself with the catalogue. */
  snapshot?: string;
  /** URL of an empty PostgreSQL database; by default, Strapi uses SQLite. */
  database?: string;
  /** Maximum number of connections to PostgreSQL. */
  connections?: number;
  /** Another Strapi with which to share PostgreSQL database and secrets. */
  beside?: Strapi;
  /** A backup to restore before the start; the seed then only creates accounts. */
  backup?: string;
  /** The URLs that the webhooks call; by default, nothing listens there. */
  webhookUrl?: string;
  previewUrl?: string;
  /** With the admin panel, which is built if necessary. */
  admin?: boolean;
  /** Further environment variables. */
  env?: Readonly<Record<string, string>>;
}

const NOBODY = 'http://127.0.0.1:9/hooks/cms';

export async function startStrapi({
  root = ROOT,
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
  if (snapshot) await cp(snapshot, data, { recursive: true });
  if (beside) await cp(join(beside.data, 'secrets.env'), join(data, 'secrets.env'));
  const databaseUrl = beside?.databaseUrl ?? empty;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  const startWith = (options: string[], others: NodeJS.ProcessEnv) =>
    start(join(root, 'scripts', 'cms', 'server.ts'), options, root, {
      ...env,
      ...others,
      CMS_DATA: data,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...(databaseUrl && {
        DATABASE_URL: connections ? `${databaseUrl}?connection_limit=${connections}` : databaseUrl,
      }),
    });
  const runToEnd = async (...options: string[]) => {
    // The shell of a command need not have all variables of the server.
    const command = startWith(options, { SMTP_URL: undefined });
    return { code: await command.ended, log: command.log() };
  };

  async function run(): Promise<Child> {
    const child = startWith(admin ? ['--admin'] : [], {
      CMS_WEBHOOK_URL: webhookUrl,
      CMS_PREVIEW_URL: previewUrl,
    });
    const isReady = () => Promise.resolve(child.log().includes('The CMS is at')); // printed once it can answer
    // Seeding, or building the panel, takes long on a busy machine.
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
