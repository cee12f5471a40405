import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT, start, waitFor, type Child } from './child';
import { openDatabase, type Database } from './database';
import { logIn, type Editor } from './editor';
import type { Removable } from './for-this-file';
import { freePort } from './free-port';

/** A real Strapi with a data folder of its own. */
export interface Strapi extends Removable {
  url: string;
  editor: Editor;
  database: Database;
  /** What the webhook sends along. */
  secret: string;
  /** The folder in CMS_DATA. */
  data: string;
  /** Ends it the hard way, with whatever it is doing. */
  kill: () => Promise<void>;
  /** Starts it again after {@link kill}, on the same data and at the same address. */
  startAgain: () => Promise<void>;
  /** It accepts connections and answers nothing. */
  freeze: () => void;
  thaw: () => void;
}

interface Options {
  /** Whose data folder it begins with; without one, it fills itself with the catalogue. */
  snapshot?: string;
  /** Whom the webhook calls; unless set, nobody. */
  webhookUrl?: string;
}

const NOBODY = 'http://127.0.0.1:9/hooks/cms';

export async function startStrapi({
  snapshot,
  webhookUrl = NOBODY,
}: Options = {}): Promise<Strapi> {
  const data = await mkdtemp(join(tmpdir(), 'overtone-cms-'));
  if (snapshot) await cp(snapshot, data, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  async function run(): Promise<Child> {
    const script = join(ROOT, 'scripts', 'cms', 'server.mjs');
    const child = start(script, [], ROOT, {
      CMS_DATA: data,
      CMS_WEBHOOK_URL: webhookUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
    });
    // The last thing that it says: by then, its database says that it is filled.
    await waitFor(child, 'Strapi was ready', () =>
      Promise.resolve(child.log().includes('The CMS is at')),
    );
    return child;
  }

  let child = await run();
  const secrets = parseEnv(await readFile(join(data, 'secrets.env'), 'utf8'));
  const database = openDatabase(data);
  const password = secrets['CMS_ADMIN_PASSWORD'] ?? '';

  return {
    url,
    data,
    database,
    editor: await logIn(url, 'editor@overtone.example', password),
    secret: secrets['CMS_WEBHOOK_SECRET'] ?? '',
    kill: () => child.stop('SIGKILL'),
    async startAgain() {
      child = await run();
    },
    freeze: () => child.signal('SIGSTOP'),
    thaw: () => child.signal('SIGCONT'),
    async remove() {
      database.close();
      await child.stop('SIGKILL');
      await rm(data, { recursive: true });
    },
  };
}
