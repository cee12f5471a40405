interface Outbox {
  queueMails: (strapi: object, mails: readonly Readonly<Record<string, string>>[]) => Promise<void>;
  startOutbox: (strapi: object) => void;
}
// Not imported by name: its types come from Strapi, whose packages are not installed for unit tests.
const { href } = new URL('../../../scripts/cms/src/mails/outbox.ts', import.meta.url);
const { queueMails, startOutbox } = (await import(href)) as Outbox;

interface Row {
  id: number;
  key: string;
  to: string;
  state: string;
  attempts: number;
  /** Unix time in ms. */
  dueAt: number;
}
type Changes = Partial<Omit<Row, 'dueAt'> & { dueAt: Date | null }>;

/** The mail server's reply in place of accepting a mail. */
export interface MailFault {
  code: string;
  responseCode?: number;
}

/** The outbox of the CMS with an in-memory table and a mail server that can fail. */
export function startMailLab() {
  const rows: Row[] = [];
  const arrived: { to: string; messageId: string }[] = [];
  const server: { fault?: MailFault } = {};
  /** Number of writes that the database refuses after a mail has arrived. */
  const database = { locked: 0 };
  const write = () => {
    if (arrived.length > 0 && (database.locked -= 1) >= 0) throw new Error('SQLITE_BUSY');
  };
  const apply = (row: Row | undefined, { dueAt, ...data }: Changes) => {
    if (row)
      Object.assign(row, data, dueAt !== undefined && { dueAt: dueAt?.getTime() ?? Infinity });
  };
  const table = {
    insert: ({ key, to, state, attempts, due_at: due }: Row & { due_at: Date | null }) => ({
      onConflict: () => ({
        ignore() {
          if (rows.some((row) => row.key === key)) return;
          rows.push({
            id: rows.length,
            key,
            to,
            state,
            attempts,
            dueAt: due?.getTime() ?? Infinity,
          });
        },
      }),
    }),
  };
  let tick = async () => {};
  const strapi = {
    db: {
      async transaction(run: (transaction: object) => Promise<void>) {
        await run({ onCommit: () => undefined });
      },
      getConnection: () => ({ transacting: () => table }),
      query: () => ({
        findMany: () =>
          rows.filter(({ state, dueAt }) => state === 'waiting' && dueAt <= Date.now()),
        updateMany({ where, data }: { where: Partial<Row>; data: Changes }) {
          const found = rows.filter((row) =>
            Object.entries(where).every(([name, value]) => row[name as keyof Row] === value),
          );
          for (const row of found) apply(row, data);
          return { count: found.length };
        },
        delete({ where: { id } }: { where: Row }) {
          write();
          rows.splice(
            rows.findIndex((row) => row.id === id),
            1,
          );
        },
        update({ where: { id }, data }: { where: Row; data: Changes }) {
          write();
          apply(
            rows.find((row) => row.id === id),
            data,
          );
        },
      }),
    },
    config: { get: () => ({ email: 'hello@overtone.example' }) },
    contentType: () => undefined,
    log: { warn: () => undefined, error: () => undefined },
    plugin: () => ({
      service: () => ({
        send({ to, messageId }: { to: string; messageId: string }) {
          if (server.fault) throw Object.assign(new Error('refused'), server.fault);
          arrived.push({ to, messageId });
        },
      }),
    }),
  };
  const before = process.env['SMTP_URL'];
  process.env['SMTP_URL'] = 'smtp://127.0.0.1:9';
  const { setInterval } = globalThis;
  Object.assign(globalThis, {
    setInterval(task: () => Promise<void>) {
      tick = task;
      return { unref: () => undefined };
    },
  });
  startOutbox(strapi);
  Object.assign(globalThis, { setInterval });
  return {
    rows,
    arrived,
    server,
    database,
    queue: async (key: string, to: string) =>
      queueMails(strapi, [{ key, to, subject: 'S', text: 'T', html: 'H' }]),
    /** Queues a mail in a command, whose shell has no mail server. */
    async queueByCommand(key: string, to: string) {
      const { SMTP_URL: url } = process.env;
      delete process.env['SMTP_URL'];
      process.env['CMS_COMMAND'] = 'true';
      await this.queue(key, to);
      delete process.env['CMS_COMMAND'];
      if (url !== undefined) process.env['SMTP_URL'] = url;
    },
    /** Advances time, then sends due mails. */
    async pass(ms = 0) {
      for (const row of rows) row.dueAt -= ms;
      await tick();
    },
    stop() {
      if (before === undefined) delete process.env['SMTP_URL'];
      else process.env['SMTP_URL'] = before;
    },
  };
}

export type MailLab = ReturnType<typeof startMailLab>;
