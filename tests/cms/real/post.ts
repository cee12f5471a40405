import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT, start, waitFor, type Child } from './child';
import type { Removable } from './for-this-file';
import { freePort } from './free-port';

/** A mail as it arrived. */
export interface Mail {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, unknown>;
  attachments: { fileName: string; contentType: string }[];
}

/** A real SMTP server. */
export interface Post extends Removable {
  /** The value of SMTP_URL. */
  url: string;
  /** The mails to an address since the server was started, in the order of arrival. */
  to: (address: string) => Promise<Mail[]>;
  all: () => Promise<Mail[]>;
  /** The file that is attached to a mail. */
  attachment: (mail: Mail, name: string) => Promise<string>;
  stop: () => Promise<void>;
  /** Starts it again after {@link stop}, at the same address. */
  startAgain: () => Promise<void>;
}

interface Stored extends Omit<Mail, 'to' | 'attachments'> {
  to: { address: string }[];
  attachments?: Mail['attachments'];
}

/** Starts the SMTP server that `npm run shop:stripe` starts too. */
export async function startPost(): Promise<Post> {
  const [smtp, web] = [await freePort(), await freePort()];
  const main = createRequire(join(ROOT, 'scripts', 'cms', 'package.json')).resolve('maildev');
  const script = join(main, '..', 'bin', 'maildev.js');
  const address = `http://127.0.0.1:${web}`;
  const local = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  const ports = ['--smtp', String(smtp), '--web', String(web)];

  async function run(): Promise<Child> {
    const child = start(script, [...local, ...ports], ROOT, {});
    await waitFor(child, 'the mail server was ready', async () => (await fetch(address)).ok);
    return child;
  }
  let child = await run();
  async function all(): Promise<Mail[]> {
    const mails = (await (await fetch(`${address}/api/email`)).json()) as Stored[];
    return mails.map(({ to, attachments = [], ...mail }) => ({
      ...mail,
      to: to.map((each) => each.address),
      attachments,
    }));
  }
  return {
    url: `smtp://127.0.0.1:${smtp}`,
    all,
    to: async (address) => (await all()).filter(({ to }) => to.includes(address)),
    async attachment({ id }, name) {
      return (await fetch(`${address}/api/email/${id}/attachment/${name}`)).text();
    },
    stop: () => child.stop(),
    async startAgain() {
      child = await run();
    },
    remove: () => child.stop(),
  };
}
