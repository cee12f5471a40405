import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

type Start = (strapi: object) => unknown;
const modules = import.meta.glob<Record<string, Start>>(
  [
    '/scripts/cms/src/mails/outbox.ts',
    '/scripts/cms/src/people/retention.ts',
    '/scripts/cms/src/alerts/tell-who-waits.ts',
  ],
  { eager: true },
);
const starts = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, start]) => (name.startsWith('start') ? [start] : [])),
);

type Task = (...args: unknown[]) => Promise<void>;

it('a listener or timer of the CMS logs a database failure, and does not end the process', async () => {
  const tasks: Task[] = [];
  const log = vi.fn();
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  vi.stubGlobal('setInterval', (task: Task) => {
    tasks.push(task);
    return { unref: () => undefined };
  });
  const fail = () => {
    throw new Error('The database is gone');
  };
  const strapi = {
    db: { query: fail, getConnection: fail, transaction: fail },
    config: { get: fail },
    log: { error: log, warn: log },
    eventHub: { on: (_: string, task: Task) => tasks.push(task) },
    cron: {
      add: (jobs: Record<string, { task: Task }>) =>
        tasks.push(...Object.values(jobs).map(({ task }) => task)),
    },
  };
  expect(starts).toHaveLength(3);
  for (const start of starts) await start(strapi);
  expect(tasks).toHaveLength(3);
  for (const task of tasks) {
    log.mockClear();
    await task({ uid: 'api::product.product', entry: null });
    await task(null);
    expect(log).toHaveBeenCalled();
  }
});

const CALLS = /\b(eventHub\.on|cron\.add|onCommit|setInterval)\(/g;
/** The same, with the name of what is called or given. */
const TASKS =
  /\b(?:eventHub\.on\('[\w.]+', |cron\.add\(\{ \w+: \{ |onCommit\(|setInterval\(\s*)(?:\(\) => )?(\w+)/g;

it('all tasks of the CMS that are not awaited run in the background', () => {
  const files = globSync('scripts/cms/src/**/*.ts').filter((file) => !/[/\\]admin[/\\]/.test(file));
  const tasks = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const names = [...text.matchAll(TASKS)].map(([, name = '']) => name);
    expect(names, file).toHaveLength(text.match(CALLS)?.length ?? 0);
    return names.map((name) => ({ file, name, text }));
  });
  expect(tasks.length).toBeGreaterThan(7);
  for (const { file, name, text } of tasks) {
    // `announce` runs its tasks in the background itself.
    const isOne = name === 'inBackground' || name === 'announce';
    if (!isOne) expect(text, `${file}: ${name}`).toContain(`const ${name} = inBackground(`);
  }
});
