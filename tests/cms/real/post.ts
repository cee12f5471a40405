import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { ROOT, start, waitFor, type Child } from './child';
import type { Keep, Removable } from './for-this-file';
import { freePort } from './free-port';
import { startStrapi, type Strapi } from './strapi';

/** A received mail. */
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
  /** Returns the mails to an address since the server was started, in order of arrival. */
  to: (address: string) => Promise<Mail[]>;
  /** Returns the source of a mail, with its headers. */
  source: (mail: Mail) => Promise<string>;
  stop: () => Promise<void>;
  /** Restarts the server after {@link stop}, at the same address. */
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

/** Starts a CMS with few products, and its mail server; `both` are for {@link mailsTo}. */
export async function startWithPost(keep: Keep) {
  const post = keep(await startPost());
  const env = { SMTP_URL: post.url, SHOP_URL: 'https://shop.example' };
  const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small, env }));
  return { post, strapi, both: [post, strapi] as const };
}

/** Waits for this number of mails to an address, and until the outbox is empty: no more may follow. */
export async function mailsTo(
  [post, strapi]: readonly [Post, Strapi],
  address: string,
  number: number,
): Promise<Mail[]> {
  const until = { timeout: 60_000, interval: 200 };
  const waiting = async () =>
    (await strapi.desk.all('mail')).filter(({ state }) => state === 'waiting').length;
  await expect.poll(async () => (await post.to(address)).length, until).toBe(number);
  await expect.poll(waiting, until).toBe(0);
  const mails = await post.to(address);
  expect(mails).toHaveLength(number);
  return mails;
}
