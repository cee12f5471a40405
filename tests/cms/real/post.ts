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
}

/** A real SMTP server. */
export interface Post extends Removable {
  /** The value of SMTP_URL. */
  url: string;
  /** The mails to an address since the server was started, in the order of arrival. */
  to: (address: string) => Promise<Mail[]>;
  /** A mail as it was sent, with its headers. */
  source: (mail: Mail) => Promise<string>;
  stop: () => Promise<void>;
  /** Starts it again after {@link stop}, at the same address. */
  startAgain: () => Promise<void>;
}

interface Stored extends Omit<Mail, 'to'> {
  to: { address: string }[];
}

/** Starts the SMTP server that `npm run shop:stripe` starts too. */
export async function startPost(): Promise<Post> {
  const [smtp, web] = [await freePort(), await freePort()];
  const script = join('scripts', 'cms', 'node_modules', 'maildev', 'dist', 'bin', 'maildev.js');
  const address = `http://127.0.0.1:${web}`;
  const local = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  const ports = ['--smtp', String(smtp), '--web', String(web)];

  async function run(): Promise<Child> {
    const child = start(script, [...local, ...ports], ROOT, {});
    await waitFor(
      child,
      'the mail server was ready',
      async () => (await fetch(`${address}/api/healthz`)).ok,
    );
    return child;
  }
  let child = await run();
  async function all(): Promise<Mail[]> {
    const mails = (await (await fetch(`${address}/api/email`)).json()) as Stored[];
    return mails.map(({ to, ...mail }) => ({ ...mail, to: to.map((each) => each.address) }));
  }
  return {
    url: `smtp://127.0.0.1:${smtp}`,
    to: async (address) => (await all()).filter(({ to }) => to.includes(address)),
    source: async ({ id }) => (await fetch(`${address}/api/email/${id}/source`)).text(),
    stop: () => child.stop(),
    async startAgain() {
      child = await run();
    },
    remove: () => child.stop(),
  };
}
